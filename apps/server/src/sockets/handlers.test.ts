import { expect, it } from 'vitest';
import type { Ack } from '@deadpan/protocol';
import { createHandlers, type HandlerDeps } from './handlers.ts';
import type { PlayerSocket } from './io.ts';

/** Joins that last until the test ends them, and what was done, in order. */
function aStage() {
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const join = async ({ data, id }: PlayerSocket, _person: unknown, { lobby_id }: { lobby_id: string }): Promise<Ack> => {
    done.push(`${id} joins ${lobby_id}`);
    await new Promise<void>((resolve) => ends.push(resolve));
    data.roomId = lobby_id;
    return { ok: true };
  };
  const perform = async (id: string, { type }: { type: string }) => {
    done.push(`${type} ${id}`);
    return { held: null, refusal: null };
  };
  const handlers = createHandlers({ seats: { join }, rooms: { peek: () => null, perform } } as unknown as HandlerDeps);
  const page = (id: string) => {
    const socket = { id, connected: true, data: { roomId: null as string | null } };
    const from = () => ({ socket, person: { id: 'ann' }, roomId: socket.data.roomId, receivedAt: 0 }) as never;
    return {
      socket,
      join: async (lobby_id: string) => handlers.join_lobby({ lobby_id }, from()),
      leave: async () => handlers.leave_lobby({}, from()),
      ready: async () => handlers.player_ready({ ready: true }, from()),
    };
  };
  /** Lets everything begin that need not wait for anything. */
  const begun = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  /** Ends the join that has been under way for longest, and lets what waits for it be done. */
  const end = (): Promise<void> => {
    ends.shift()?.();
    return begun();
  };
  return { done, page, begun, end };
}

it('joins and leaves of a page are done one after the other; other pages, and whatever else it asks, wait for none of them', async () => {
  const { done, page, begun, end } = aStage();
  const [one, other] = [page('one'), page('other')];
  const asked = [one.join('AAAAAA'), one.leave(), one.join('BBBBBB'), one.leave()];
  void other.join('AAAAAA');
  await begun();
  expect(await one.ready()).toMatchObject({ ok: false, error: { code: 'NOT_A_MEMBER' } });
  expect(done).toEqual(['one joins AAAAAA', 'other joins AAAAAA']);
  for (let joins = 0; joins < 3; joins++) await end();
  expect(await Promise.all(asked)).toEqual(asked.map(() => ({ ok: true })));
  expect(done.slice(2)).toEqual(['leave AAAAAA', 'one joins BBBBBB', 'leave BBBBBB']);
  expect(one.socket.data.roomId).toBeNull();
});

it('a page that goes in the middle of a join takes no other seat that it had asked for, and its leave is done', async () => {
  const { done, page, begun, end } = aStage();
  const { socket, join, leave } = page('one');
  const asked = [join('AAAAAA'), join('BBBBBB'), leave()];
  await begun();
  socket.connected = false;
  await end();
  expect(await Promise.all(asked)).toMatchObject([{ ok: true }, { ok: false, error: { code: 'NOT_A_MEMBER' } }, { ok: true }]);
  expect(done).toEqual(['one joins AAAAAA', 'leave AAAAAA']);
});
