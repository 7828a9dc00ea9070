import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { faceModels } from './build/face-models.ts';

const server = process.env['DEADPAN_SERVER'] ?? 'http://127.0.0.1:8080';

// One origin in development too: what the server answers is passed through to it, the rest is the app.
const proxy = {
  '/api': { target: server },
  '/ws': { target: server, ws: true },
  '/media': { target: server },
};

export default defineConfig({
  plugins: [react(), faceModels(), compressed()],
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    // The content policy allows no data: fonts or media, and a file of its own can be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
});
