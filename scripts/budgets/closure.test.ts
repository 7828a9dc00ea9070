import { expect, it } from 'vitest';
import { filesFor } from './closure.ts';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  'src/lobby.tsx': { file: 'lobby.js', imports: ['index.html', '_stage.js'], css: ['lobby.css'] },
  '_stage.js': { file: 'stage.js', imports: ['_react.js'], css: ['lobby.css'] },
};

it('counts every file once, with what it imports', () => {
  expect(filesFor(manifest, ['index.html', 'src/lobby.tsx'])).toEqual({
    scripts: ['index.js', 'react.js', 'lobby.js', 'stage.js'],
    styles: ['index.css', 'lobby.css'],
  });
});

it('does not take a screen that is gone for a light one', () => {
  expect(() => filesFor(manifest, ['src/gone.tsx'])).toThrow('the build has no src/gone.tsx');
});
