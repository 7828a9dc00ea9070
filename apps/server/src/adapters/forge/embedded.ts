import type { Forge } from '../../ports/forge.ts';
import type { Engine } from './engine.ts';
import { said } from './said.ts';

const NOTHING = { words: null, background: null };

/** Memes from the built-in engine alone: no network, and the same wish gives the same bytes. */
export function createEmbeddedForge(engine: Engine): Forge {
  return {
    async make(wish, signal) {
      const { understood, wordsUsed: _none, ...composed } = await engine.compose(wish, NOTHING, signal);
      return { ...composed, background: null, ...said(null, null, understood) };
    },
    draw: engine.draw,
    waiting: engine.waiting,
    close: engine.close,
  };
}
