import { beforeEach, expect, it } from 'vitest';
import { createClosing, type Closing } from './closing.ts';

let closed: string[];
let closing: Closing;
beforeEach(() => {
  closed = [];
  closing = createClosing();
});
const fails = (what: string) => (): Promise<void> => {
  closed.push(what);
  return Promise.reject(new Error(`${what} failed`));
};

it('closes the last first, one after another, and once', async () => {
  let finish = (): void => undefined;
  closing.add(() => void closed.push('database'));
  closing.add(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    closed.push('sockets');
  });
  const calls = [closing.close(), closing.close()];
  let ended = 0;
  for (const call of calls) void call.then(() => (ended += 1));
  await Promise.resolve();
  expect([closed, ended]).toEqual([[], 0]);
  finish();
  await Promise.all(calls);
  await closing.close();
  expect(closed).toEqual(['sockets', 'database']);
});

it('closes the rest when something cannot be closed, and then says what it was', async () => {
  closing.add(() => void closed.push('database'));
  closing.add(fails('shared'));
  closing.add(() => {
    closed.push('people');
    throw new Error('people failed');
  });
  await expect(closing.close()).rejects.toThrow('people failed');
  await expect(closing.close()).rejects.toThrow('people failed');
  expect(closed).toEqual(['people', 'shared', 'database']);
});
