import { expect, it, onTestFinished } from 'vitest';
import { promise } from '../apps/server/test/promise.ts';
import { connectBot, readyRoom } from './support/bot.ts';
import { frozenLine } from './support/frozen-line.ts';
import { oneServer } from './support/one-server.ts';

const stage = oneServer({});

it('F7 a half-open connection: it is noticed though nobody hung up, the seat is kept, and the whole view comes on return', async () => {
  const [ann, bob] = await stage.bots('ann', 'bob');
  const line = await frozenLine(stage.server().url);
  onTestFinished(line.close);
  const far = stage.keep(connectBot(line.url, bob.token, bob.id, bob.username));
  const code = await readyRoom(ann, [far]);
  const seatOf = () => ann.view()?.players.find(({ user_id }) => user_id === bob.id);
  expect(seatOf()).toMatchObject({ connected: true });

  line.freeze();
  const frozen = performance.now();
  await expect.poll(() => seatOf()?.connected).toBe(false);
  promise('F7', 'until a connection that carries nothing was noticed', (performance.now() - frozen) / 1_000, 's', 20);
  expect(ann.view()?.players).toHaveLength(2);

  const heard = far.told.length;
  line.thaw();
  const joined = await far.next('lobby_joined', heard);
  expect(joined).toMatchObject({ lobby_id: code, total_players: 2 });
  await expect.poll(() => seatOf()?.connected).toBe(true);
});
