import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Room, RoomEvent } from '@deadpan/game';
import { ann, bob, playing } from '@deadpan/game/testing';
import type { Database } from '../src/adapters/database/database.ts';
import { openPostgres } from '../src/adapters/database/postgres/open.ts';
import { DatabaseAway } from '../src/ports/database-away.ts';
import { stageNodes } from './nodes-stage.ts';
import { postgresServer, type PostgresServer } from './postgres-server.ts';

const PLAY_MS = 60_000;
/** How long a node that has found the database again decides nothing but facts. */
const SETTLING_MS = 2_500;
/** What could not be saved is tried again after this. */
const RETRY_MS = 1_000;

let postgres: PostgresServer;
let database: Database;
beforeAll(async () => {
  postgres = await postgresServer();
  database = await openPostgres(postgres.url, () => undefined);
});
afterAll(async () => {
  await database?.close();
  await postgres?.remove();
});

it('F5 the node that finds the database again first decides nothing until the others have saved their facts: a smile from before the end of a play counts', async () => {
  const stage = stageNodes(database.rooms, 2);
  const [one, two] = stage.nodes;
  const room = playing({ now: stage.now(), settings: { round1Plays: 1, round1Duration: PLAY_MS / 1_000 } });
  await stage.put(room);
  for (const { rooms } of [one, two]) await rooms.look(room.id);
  const tick = (node: number) => stage.perform(node, room.id, { type: 'tick' });
  const eventsSince = async (): Promise<RoomEvent[]> =>
    (await database.rooms.eventsSince(room.id, 1, 100)).flatMap((events) => JSON.parse(events) as RoomEvent[]);

  await postgres.kill();
  for (const { rooms } of [one, two]) await expect(rooms.compare()).rejects.toBeInstanceOf(DatabaseAway);
  stage.pass(PLAY_MS - 10_000);
  const smile = { type: 'laugh', by: bob.id, play: 1, capturedAt: null } as const;
  await expect(stage.perform(1, room.id, smile)).rejects.toBeInstanceOf(DatabaseAway);
  stage.pass(20_000);
  await expect(tick(0)).rejects.toBeInstanceOf(DatabaseAway);

  await postgres.start();
  await one.rooms.compare();
  stage.pass(SETTLING_MS - 100);
  // The end of the play is long due, and the database would take it.
  await expect(tick(0)).rejects.toBeInstanceOf(DatabaseAway);
  // Unless by now the other node has saved the smile it was told of: its alarm may have rung.
  expect((await eventsSince()).filter(({ type }) => type !== 'eliminated')).toEqual([]);

  // The other node saves the smile, and nothing else: it has only now found the database.
  await expect(tick(1)).rejects.toBeInstanceOf(DatabaseAway);
  const saved = JSON.parse((await database.rooms.load(room.id))?.state ?? '') as Room;
  expect(saved.match?.round).toMatchObject({ out: [{ who: bob.id }] });
  stage.pass(RETRY_MS);
  await tick(0);
  expect(await eventsSince()).toContainEqual(
    expect.objectContaining({ type: 'play_ended', winner: expect.objectContaining({ id: ann.id }) }),
  );
  await stage.close();
});
