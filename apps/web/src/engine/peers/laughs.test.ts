import { beforeEach, describe, expect, it } from 'vitest';
import { createLaughs } from './laughs.ts';
import { writeMessage } from './messages.ts';

let time = 0;
beforeEach(() => void (time = 0));
const laugh = (happy: number): string => writeMessage({ t: 'laugh', happy });

describe('the laughs of the others', () => {
  it('are their latest, with when they came', () => {
    const { store, take } = createLaughs(() => time);
    take('bob', laugh(0.1));
    time = 200;
    take('bob', laugh(0.4));
    take('cara', laugh(0.9));
    expect(store.getState()).toEqual({ bob: { happy: 0.4, at: 200 }, cara: { happy: 0.9, at: 200 } });
  });

  it('are not read from a page that sends too many, nor garbage from any', () => {
    const { store, take } = createLaughs(() => time);
    take('bob', 'garbage');
    expect(store.getState()).toEqual({});
    for (time = 0; time < 100; time += 1) take('bob', laugh(time / 100));
    expect(store.getState()).toEqual({ bob: { happy: 0.6, at: 60 } });
  });

  it('are forgotten when nothing more comes', () => {
    const { store, take, tidy } = createLaughs(() => time);
    take('bob', laugh(0.5));
    time = 1_000;
    take('cara', laugh(0.5));
    const known = store.getState();
    tidy();
    expect(store.getState()).toBe(known);
    time = 2_000;
    tidy();
    expect(Object.keys(store.getState())).toEqual(['cara']);
  });
});
