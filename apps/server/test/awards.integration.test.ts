import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, MatchRecord, type RoomView } from '@deadpan/protocol';
import { startMatch } from './a-match.ts';
import { aServer, type TestPlayer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ MATCH_SPEED: '4' });
});
afterAll(() => server.close());

type Pair = readonly [TestPlayer, TestPlayer];
const everybody = (players: Pair, holds: (view: RoomView) => boolean) => Promise.all(players.map((player) => player.until(holds)));

/** How the second player behaves; the first one keeps a straight face throughout. */
interface Behaviour {
  smilesInPlay: boolean;
  laughsAtTurn: boolean;
  /** What the second player's browser measured over the first one's caption. */
  captionLaughter: number;
}

/** Each takes the microphone in turn. */
async function comedy(players: Pair, { laughsAtTurn }: Behaviour): Promise<void> {
  const [straight, other] = players;
  for (const turn of [1, 2]) {
    const [view] = await everybody(players, ({ phase, comedy: round }) => phase === 'calling' && round?.turn === turn);
    const isStraight = view?.comedy?.turns.at(-1)?.performer.user_id === straight.user.id;
    const performer = isStraight ? straight : other;
    expect(await performer.ask('request_microphone')).toEqual({ ok: true });
    if (isStraight && laughsAtTurn) {
      expect(await other.ask('laughter_detected', { emotion: 'happy', confidence: 0.9, turn })).toEqual({ ok: true });
    }
    expect(await performer.ask('pass_turn', { turn })).toEqual({ ok: true });
  }
}

/** Each writes a caption and reacts to the other's; a straight face reads a little above calm, as a real one does. */
async function captions(players: Pair, { captionLaughter }: Behaviour): Promise<void> {
  await everybody(players, ({ phase }) => phase === 'writing');
  for (const player of players)
    expect(await player.ask('submit_caption', { caption: `By ${player.user.username}.` })).toMatchObject({ ok: true });
  await Promise.all(
    players.map(async (player, at) => {
      const view = await player.until(({ captions: round }) => round?.reveal?.yours === false);
      const laughter = at === 0 ? 0.02 : captionLaughter;
      expect(await player.ask('caption_reaction', { reveal: view.captions?.reveal?.number, laughter })).toEqual({ ok: true });
    }),
  );
}

/** Plays a match of three rounds; resolves to its record as the first player reads it. */
async function matchRecord(behaviour: Behaviour): Promise<{ record: MatchRecord; ids: readonly [string, string] }> {
  const players = [await server.register(), await server.register()] as const;
  const [straight, other] = players;
  await startMatch(players, { round1Plays: 1, round1Duration: 30, maxRounds: 3 });
  await everybody(players, ({ phase }) => phase === 'playing');
  if (behaviour.smilesInPlay) expect(await other.ask('player_eliminated', { play: 1 })).toEqual({ ok: true });
  await comedy(players, behaviour);
  await captions(players, behaviour);
  const { match_id: id } = await straight.until((view) => view.status === 'finished');
  const record = MatchRecord.parse(await (await straight.call('GET', `/matches/${id}`)).json());
  expect(record.captions?.scores.every(({ laughter }) => laughter > 0)).toBe(true);
  return { record, ids: [straight.user.id, other.user.id] };
}

it('gives no award in a match of three rounds in which nobody smiled and nobody laughed', async () => {
  const { record } = await matchRecord({ smilesInPlay: false, laughsAtTurn: false, captionLaughter: limits.smile.limit - 0.01 });
  expect(record.turns.map(({ spoke }) => spoke)).toEqual([true, true]);
  expect(record.awards).toEqual([]);
});

it('gives each award for the smile or the laugh behind it', async () => {
  const { record, ids } = await matchRecord({ smilesInPlay: true, laughsAtTurn: true, captionLaughter: limits.smile.limit + 0.2 });
  const [straight, other] = ids;
  expect(record.awards.map(({ key, user_id: id }) => [key, id])).toEqual([
    ['stone_face', straight],
    ['first_to_crack', other],
    ['crowd_pleaser', straight],
    ['tough_crowd', straight],
    ['punchline', straight],
  ]);
});
