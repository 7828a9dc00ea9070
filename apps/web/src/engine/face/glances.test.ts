import { describe, expect, it } from 'vitest';
import { createGlances } from './glances.ts';
import type { Finding } from './face-types.ts';

const seen = (name: string): Finding => ({ face: null, expressions: null, frame: { valid: true, bright: 1, average: name.length } });

function someGlances() {
  const world = { now: 0, closed: [] as string[], answers: [] as [number, Finding | null][], fail: false };
  const picture = (name: string): ImageBitmap => ({ name, close: () => world.closed.push(name) }) as unknown as ImageBitmap;
  const soon: (() => void)[] = [];
  const glances = createGlances({
    look: (given) => {
      if (world.fail) throw new Error('gone');
      return seen((given as unknown as { name: string }).name);
    },
    answer: (request, finding) => world.answers.push([request, finding]),
    now: () => world.now,
    later: (act) => soon.push(act),
  });
  /** One reading of one's own face that took `tookMs`. */
  const read = (at: number, tookMs = 25): void => {
    world.now = at;
    glances.read({ at, tookMs, intervalMs: 200 });
    for (const act of soon.splice(0)) act();
  };
  return { glances, world, picture, read };
}

describe('glances at the others', () => {
  it('are taken one after each reading of one’s own face', () => {
    const { glances, world, picture, read } = someGlances();
    read(0);
    glances.take(1, picture('bob'));
    glances.take(2, picture('cara'));
    expect(world.answers).toEqual([]);
    read(200);
    expect(world.answers).toEqual([[1, seen('bob')]]);
    read(400);
    expect(world.answers).toEqual([[1, seen('bob')], [2, seen('cara')]]); // prettier-ignore
    expect(world.closed).toEqual(['bob', 'cara']);
  });

  it('are refused where a reading takes so long that there is no time between two', () => {
    const { glances, world, picture, read } = someGlances();
    read(0, 90);
    glances.take(1, picture('bob'));
    read(200, 81);
    expect(world.answers).toEqual([[1, null]]);
    expect(world.closed).toEqual(['bob']);
  });

  it('are refused after a reading that was late, and taken again when they are in time', () => {
    const { glances, world, picture, read } = someGlances();
    read(0);
    glances.take(1, picture('bob'));
    read(330);
    expect(world.answers).toEqual([[1, null]]);
    glances.take(2, picture('bob'));
    read(580); // the longer pause after a first smile is not late
    expect(world.answers.at(-1)).toEqual([2, seen('bob')]);
  });

  it('are refused while nobody’s own face is read', () => {
    const { glances, world, picture, read } = someGlances();
    glances.take(1, picture('bob'));
    read(0);
    glances.take(2, picture('bob'));
    glances.end();
    glances.take(3, picture('bob'));
    expect(world.answers).toEqual([[1, null], [2, null], [3, null]]); // prettier-ignore
    expect(world.closed).toHaveLength(3);
  });

  it('keep only the newest few pictures, and none that is old', () => {
    const { glances, world, picture, read } = someGlances();
    read(0);
    for (const request of [1, 2, 3, 4]) glances.take(request, picture('bob'));
    expect(world.answers).toEqual([[1, null]]);
    read(250);
    expect(world.answers.at(-1)).toEqual([2, seen('bob')]);
    world.now = 1_000;
    glances.take(5, picture('cara'));
    read(1_000);
    read(1_200);
    expect(world.answers.slice(2)).toEqual([[3, null], [4, null], [5, null]]); // prettier-ignore
  });

  it('answer null for a picture that is gone', () => {
    const { glances, world, picture, read } = someGlances();
    read(0);
    world.fail = true;
    glances.take(1, picture('bob'));
    read(200);
    expect(world.answers).toEqual([[1, null]]);
    expect(world.closed).toEqual(['bob']);
  });
});
