import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOM_SCHEMA, type Command, type Room, type RoomEvent } from '@deadpan/game';
import { ann, aRoom, bob, cara, connect, drop, laugh, playing } from '@deadpan/game/testing';
import type { Database } from '../src/adapters/database/database.ts';
import { openSqlite } from '../src/adapters/database/sqlite/open.ts';
import { createAttendance } from '../src/modules/rooms/attendance.ts';
import { roomWrite } from '../src/modules/rooms/write.ts';
import { DatabaseAway } from '../src/ports/database-away.ts';
import { stageNodes } from './nodes-stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadpan-nodes-'));
let database: Database;
let stage: ReturnType<typeof stageNodes> | null = null;
let used = 0;

beforeAll(async () => {
  database = await openSqlite(folder);
});
afterEach(async () => {
  vi.useRealTimers();
  await stage?.close();
  stage = null;
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Every test has players of its own, for a player has one seat. */
function anew(room: Room): Room {
  used += 1;
  const id = `AAAA${'23456789'[Math.floor(used / 8) % 8]}${'23456789'[used % 8]}`.replace(
    'AAAA',
    `${'ABCDEFGH'[Math.floor(used / 64) % 8]}AAA`,
  );
  return JSON.parse(JSON.stringify({ ...room, id }).replaceAll(/"(ann|bob|cara)"/g, `"$1 ${used}"`)) as Room;
}
const own = (who: { id: string }): string => `${who.id} ${used}`;

async function nodesOver(room: Room, count = 2) {
  stage = stageNodes(database.rooms, count);
  const fresh = anew({ ...room, changedAt: stage.now(), anchor: { ...room.anchor, wallAt: stage.now() } });
  await stage.put(fresh);
  const { nodes } = stage;
  for (const { rooms } of nodes) await rooms.look(fresh.id);
  return { ...stage, id: fresh.id, one: nodes[0], two: nodes[1] };
}

const ready = (who: { id: string }): Command => ({ type: 'set_ready', by: own(who), ready: true });
const kick = (by: { id: string }, who: { id: string }): Command => ({ type: 'kick', by: own(by), who: own(who) });

describe('what another node saved', () => {
  it('is told to the pages here as soon as its hint comes, once, with all that happened', async () => {
    const { one, two, id, hints, deliver, idle, perform } = await nodesOver(aRoom());
    await perform(0, id, ready(ann));
    await perform(0, id, ready(bob));
    expect(two.told).toEqual([]);
    for (const hint of hints.splice(0).toReversed()) deliver(hint);
    await idle(id);
    expect(two.told.map(({ event, version }) => `${event} ${version}`)).toEqual([
      ...['player_ready', 'lobby_sync', 'player_ready', 'lobby_sync'].map((event) => `${event} 3`),
      ...['game_state_update 3', 'game_state_update 3'],
    ]);
    expect([one.heard, two.heard]).toEqual([
      [
        { version: 2, how: 'saved' },
        { version: 3, how: 'saved' },
      ],
      [{ version: 3, how: 'learnt' }],
    ]);
  });

  it('F4 Redis away: is found without a hint when versions are compared', async () => {
    const { two, id, hints, idle, perform } = await nodesOver(aRoom());
    await perform(0, id, ready(ann));
    hints.splice(0);
    await two.rooms.compare();
    await idle(id);
    expect(two.told.map(({ version }) => version)).toEqual([2, 2, 2, 2]);
    await two.rooms.compare();
    await idle(id);
    expect(two.told).toHaveLength(4);
  });

  it('is known before a refusal, a command that changes nothing, and a look are answered', async () => {
    const { one, two, id, perform } = await nodesOver(aRoom({ players: [ann, bob, cara] }));
    expect(await perform(0, id, { type: 'leave', by: own(ann), close: false })).toMatchObject({ refusal: null });
    // What the second node remembers: Ann is the host, and Cara is here.
    expect(await perform(1, id, kick(bob, cara))).toMatchObject({ refusal: null, held: { version: 3 } });
    expect(await perform(0, id, { type: 'leave', by: own(cara), close: false })).toMatchObject({ refusal: null, held: { version: 3 } });
    await perform(0, id, ready(bob));
    expect(await two.rooms.look(id)).toMatchObject({ version: 4 });
    expect(one.told.map(({ version }) => version)).toEqual(one.told.map(({ version }) => version).toSorted((a, b) => a - b));
  });

  it('is forgotten where nobody of the room is, and what is unused for a minute too', async () => {
    const { one, two, id, hints, deliver, perform, pass } = await nodesOver(aRoom());
    const forgotten: string[] = [];
    two.rooms.onForgotten((room) => void forgotten.push(room));
    two.pages = false;
    await perform(0, id, ready(ann));
    for (const hint of hints.splice(0)) deliver(hint);
    expect([two.rooms.peek(id), forgotten]).toEqual([null, [id]]);
    one.pages = false;
    pass(59_000);
    await one.rooms.compare();
    expect(one.rooms.peek(id)).not.toBeNull();
    pass(2_000);
    await one.rooms.compare();
    expect([...one.rooms.held()]).toEqual([]);
    expect(await perform(0, id, ready(bob))).toMatchObject({ refusal: null, held: { version: 3 } });
  });

  it('is not served any more when it is gone from the database: its pages are cut off and ask for it anew', async () => {
    const { one, id, idle } = await nodesOver(aRoom());
    const { room } = one.rooms.peek(id) ?? { room: aRoom() };
    await database.rooms.save(roomWrite({ ...room, status: 'closed', players: [] }, { version: 1, room: null, node: null }, []));
    await database.rooms.sweep(room.createdAt + 1);
    expect(await database.rooms.load(id)).toBeNull();
    await one.rooms.compare();
    await idle(id);
    expect([one.rooms.peek(id), one.scattered]).toEqual([null, 1]);
    await one.rooms.compare();
    expect(one.scattered).toBe(1);
  });

  it('is not touched when a newer program saved it: the pages are sent to another node', async () => {
    const { one, two, id, saved, perform } = await nodesOver(aRoom());
    await perform(0, id, ready(ann));
    const { room } = (await one.rooms.look(id)) ?? { room: aRoom() };
    const newer = { ...roomWrite(room, { version: 2, room: null, node: null }, []), schema: ROOM_SCHEMA + 1, state: '{"of":"tomorrow"}' };
    expect(await database.rooms.save(newer)).toBe('saved');
    const before = saved.length;
    for (const command of [ready(bob), kick(bob, ann), { type: 'tick' } as const]) {
      await expect(perform(1, id, command)).rejects.toBeInstanceOf(DatabaseAway);
    }
    await expect(one.rooms.look(id)).rejects.toBeInstanceOf(DatabaseAway);
    expect([one.rooms.isOutdated(), two.rooms.isOutdated(), one.scattered > 0, two.scattered > 0]).toEqual([true, true, true, true]);
    expect(saved).toHaveLength(before);
    expect(await database.rooms.load(id)).toMatchObject({ version: 3, state: '{"of":"tomorrow"}' });
  });
});

it('F4 Redis away: who came back by another node is not absent where they were before, and is once they are away again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { two, id, hints, deliver, now, pass, idle, perform } = await nodesOver(playing({ players: [ann, bob, cara] }));
  const me = { ...bob, id: own(bob) };
  let isHere = true;
  const attendance = createAttendance(two.rooms, { now }, (_room, user) => isHere && user === me.id, {
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  });
  const present = async (): Promise<Room> => JSON.parse((await database.rooms.load(id))?.state ?? 'null') as Room;
  const afterNineSeconds = async () => {
    for (let ms = 0; ms < 9_000; ms += 250) {
      pass(250);
      vi.advanceTimersByTime(250);
    }
    await idle(id);
    return (await present()).match?.round;
  };
  await perform(1, id, drop(await present(), me));
  isHere = false;
  await perform(0, id, connect(me));
  hints.splice(0);
  expect(await afterNineSeconds()).toMatchObject({ phase: 'playing', out: [] });
  await perform(0, id, drop(await present(), me));
  for (const hint of hints.splice(0)) deliver(hint);
  await idle(id);
  expect(await afterNineSeconds()).toMatchObject({ out: [{ who: me.id, reason: 'absent' }] });
  attendance.close();
});

interface Asked {
  do: 'laugh' | 'drop' | 'connect' | 'camera';
  node: number;
  who: number;
}
type Deed =
  | Asked
  | { do: 'tick' | 'compare' | 'look' | 'lose answer'; node: number }
  | { do: 'deliver' | 'lose'; hint: number }
  | { do: 'pass'; ms: number }
  | { do: 'wait' };

const deeds = (count: number): fc.Arbitrary<Deed[]> => {
  const node = fc.nat({ max: count - 1 });
  const of = (what: 'laugh' | 'drop' | 'connect' | 'camera') => fc.record({ do: fc.constant(what), node, who: fc.nat({ max: 2 }) });
  const at = (what: 'tick' | 'compare' | 'look' | 'lose answer') => fc.record({ do: fc.constant(what), node });
  const hint = (what: 'deliver' | 'lose') => fc.record({ do: fc.constant(what), hint: fc.nat({ max: 20 }) });
  const wait = fc.record({ do: fc.constant('wait' as const) });
  const pass = fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 50, max: 8_000 }) });
  return fc.array(
    fc.oneof(
      { weight: 4, arbitrary: of('laugh') },
      ...(['drop', 'connect', 'camera'] as const).map((what) => ({ weight: 2, arbitrary: of(what) })),
      ...(['tick', 'compare', 'look', 'lose answer'] as const).map((what) => ({ weight: 1, arbitrary: at(what) })),
      ...(['deliver', 'lose'] as const).map((what) => ({ weight: 3, arbitrary: hint(what) })),
      { weight: 2, arbitrary: pass },
      { weight: 3, arbitrary: wait },
    ),
    { minLength: 5, maxLength: 40 },
  );
};

function commandOf(deed: Asked, room: Room): Command {
  const by = own([ann, bob, cara][deed.who] ?? ann);
  const session = room.players.find(({ id }) => id === by)?.session ?? 0;
  if (deed.do === 'laugh') return { ...laugh({ id: by, username: by, picture: null }), by } as Command;
  if (deed.do === 'drop') return { type: 'drop', by, session };
  if (deed.do === 'connect') return { type: 'connect', by };
  return { type: 'set_camera', by, ready: session % 2 === 0 };
}

it.each([2, 3])(
  'F3 F4 whatever %i nodes do and whichever hints are lost, late or crosswise: pages are told what is saved, in order, once',
  async (count) => {
    await fc.assert(
      fc.asyncProperty(deeds(count), async (plan) => {
        const { nodes, id, hints, saved, pass, deliver, idle, perform, close } = await nodesOver(
          playing({ players: [ann, bob, cara] }),
          count,
        );
        const underWay: Promise<unknown>[] = [];
        const laughed = new Set<string>();
        const present = async (): Promise<Room> => JSON.parse((await database.rooms.load(id))?.state ?? 'null') as Room;
        for (const deed of plan) {
          if (deed.do === 'wait') await Promise.all(underWay.splice(0));
          else if (deed.do === 'pass') pass(deed.ms);
          else if (deed.do === 'deliver') deliver(hints.splice(deed.hint % Math.max(1, hints.length), 1)[0]);
          else if (deed.do === 'lose') hints.splice(deed.hint % Math.max(1, hints.length), 1);
          else if (deed.do === 'compare') underWay.push(nodes[deed.node]?.rooms.compare() ?? Promise.resolve());
          else if (deed.do === 'look') underWay.push(nodes[deed.node]?.rooms.look(id).catch(() => undefined) ?? Promise.resolve());
          else if (deed.do === 'lose answer') (nodes[deed.node] ?? nodes[0]).loseAnswer = true;
          else if ('node' in deed) {
            const command: Command = 'who' in deed ? commandOf(deed, await present()) : { type: 'tick' };
            const done = perform(deed.node, id, command)?.then(
              ({ refusal }) => void (command.type === 'laugh' && !refusal && laughed.add(command.by)),
              (error: unknown) => {
                if (!(error instanceof DatabaseAway)) throw error;
              },
            );
            underWay.push(done ?? Promise.resolve());
          }
        }
        await Promise.all(underWay);
        // Whatever a node still owes the database it saves now, and then all look what the others have.
        for (const node of nodes) node.loseAnswer = false;
        for (let again = 0; again < 3; again++) {
          pass(1_000);
          for (const index of nodes.keys()) await perform(index, id, { type: 'tick' });
        }
        for (const { rooms } of nodes) await rooms.compare();
        await idle(id);
        await close();

        const last = await database.rooms.load(id);
        const states = new Map(saved.map((write) => [write.basedOn + 1, JSON.parse(write.state) as Room]));
        const endings = saved.flatMap(({ events }) => (JSON.parse(events) as RoomEvent[]).filter(({ type }) => type === 'play_ended'));
        const ended = endings.map((event) => `${'play' in event ? event.play : ''}`);
        expect(new Set(ended).size).toBe(ended.length);
        expect(saved.map(({ basedOn }) => basedOn + 1).toSorted((a, b) => a - b)).toEqual(
          [...new Set(saved.map(({ basedOn }) => basedOn + 1))].toSorted((a, b) => a - b),
        );
        for (const who of laughed) {
          const everOut = [...states.values()].some(
            ({ match }) => match && 'out' in match.round && match.round.out.some((out) => out.who === who),
          );
          expect(everOut).toBe(true);
        }
        for (const { told, heard } of nodes) {
          const versions = told.map(({ version }) => version);
          expect(versions).toEqual(versions.toSorted((a, b) => a - b));
          expect(heard.map(({ version }) => version)).toEqual([...new Set(heard.map(({ version }) => version))]);
          if (last && last.version > 1) expect(versions.at(-1)).toBe(last.version);
          for (const { to } of told) if (to !== 'all') expect(own({ id: to.split(' ')[0] ?? '' })).toBe(to);
          const views = told.filter(({ view }) => view !== null);
          for (const player of new Set(views.map(({ to }) => to))) {
            const seen = views.filter(({ to }) => to === player).map(({ version }) => version);
            expect(seen).toEqual([...new Set(seen)]);
          }
          for (const { view, version } of views) {
            expect(view?.players.map(({ connected }) => connected)).toEqual(states.get(version)?.players.map(({ connected }) => connected));
            expect(view?.status).toBe(states.get(version)?.status);
          }
        }
        const gone = { ...((await present()) as Room), status: 'closed', players: [] } as Room;
        await database.rooms.save(roomWrite(gone, { version: last?.version ?? 0, room: null, node: null }, []));
      }),
      { numRuns: 25 },
    );
  },
  120_000,
);
