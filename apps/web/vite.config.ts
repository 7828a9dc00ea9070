import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { faceModels } from './build/face-models.ts';
import { leanRouter } from './build/lean-router.ts';

const server = process.env['DEADPAN_SERVER'] ?? 'http://127.0.0.1:8080';

// One origin in development too: what the server answers is passed through to it, the rest is the app.
const proxy = {
  '/api': { target: server },
  '/ws': { target: server, ws: true },
  '/media': { target: server },
};

export default defineConfig({
  plugins: [react(), leanRouter(), faceModels(), compressed()],
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    // Which file needs which: the budgets are reckoned from it.
    manifest: true,
    // The content policy allows no data: fonts or media, and a file of its own can be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
