import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { hangUp } from './hang-up.ts';
import type { Connection } from './io.ts';

it.each(['the page does not read', 'the page sends too much', 'too many connections on which nobody has signed in'] as const)(
  'cuts a connection off at once, and says that %s',
  (why) => {
    const done: string[] = [];
    const transport = Object.assign(new EventEmitter(), { socket: { terminate: () => void done.push('terminated') } });
    transport.on('error', ({ message }: Error) => void done.push(message));
    hangUp({ transport } as unknown as Connection, why);
    expect(done).toEqual([why, 'terminated']);
  },
);
