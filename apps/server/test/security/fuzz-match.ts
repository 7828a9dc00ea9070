import fc from 'fast-check';
import { expect } from 'vitest';
import { clientEventNames, type ClientEventName, type MatchRecord, type RoomView } from '@deadpan/protocol';
import { anyOf, createSender, type Sent } from './fuzz-events.ts';
import type { Stage } from './fuzz-stage.ts';
import { asOften, type Known } from './fuzz-values.ts';
import { startMatch } from '../a-match.ts';

/** What would end the phase it is sent in, or Mallory's part in the match: sent by itself, when its time has come. */
const ENDS: readonly ClientEventName[] = ['leave_lobby', 'player_eliminated', 'emotion_detected', 'pass_turn', 'request_microphone'];
const AT_ONCE = 20;

/** What is taken from nobody but a player of a match that runs. */
export const PLAYED: readonly ClientEventName[] = [
  'player_summary',
  'player_eliminated',
  'emotion_detected',
  'smile_seen',
  'request_microphone',
  'laughter_detected',
  'pass_turn',
  'submit_caption',
  'caption_reaction',
  'request_play_again',
];

/** A match of three rounds in which Mallory sends every event in every phase, as its player; the other two play as people do. */
export async function fuzzMatch(stage: Stage, runs: number, seed?: number): Promise<Sent> {
  const { ann, cara, mallory } = stage;
  const { send, end } = await createSender(stage);
  const arena = await startMatch([ann, mallory, cara], { round1Plays: 1, round1Duration: 30, maxRounds: 3 });
  const here = { room_id: fc.constant(arena), lobby_id: fc.constant(arena), confidence: fc.double({ min: 0.7, max: 1, noNaN: true }) };
  const known: Known = {
    ids: [ann.user.id, cara.user.id, mallory.user.id, arena],
    taken: { ...stage.known.taken, ...here, user_id: fc.constantFrom(ann.user.id, cara.user.id) },
  };
  const others = clientEventNames.filter((event) => !ENDS.includes(event));
  let phases = 0;
  const wild = async (events: readonly ClientEventName[], times: number): Promise<void> => {
    phases += 1;
    await fc.assert(
      fc.asyncProperty(anyOf(events, known), (asked) => send(asked)),
      asOften(times, seed, `phase ${phases}`),
    );
  };
  const at = (phase: RoomView['phase'], turn?: number): Promise<RoomView> =>
    mallory.until((view) => view.phase === phase && (turn === undefined || view.comedy?.turn === turn));

  const { match_id } = await at('playing');
  await wild(others, runs);
  await wild(['smile_seen'], AT_ONCE);
  await wild(['player_eliminated', 'emotion_detected'], AT_ONCE);
  expect(await cara.ask('player_eliminated', { play: 1 })).toEqual({ ok: true });

  for (const turn of [1, 2, 3]) {
    const { comedy } = await at('calling', turn);
    const performer = [ann, cara].find(({ user }) => user.id === comedy?.turns.at(-1)?.performer.user_id);
    if (performer) expect(await performer.ask('request_microphone')).toEqual({ ok: true });
    else await wild(['request_microphone'], AT_ONCE);
    await wild(['laughter_detected'], AT_ONCE);
    await wild(others, runs);
    if (performer) expect(await performer.ask('pass_turn', { turn })).toEqual({ ok: true });
    else await wild(['pass_turn'], AT_ONCE);
  }

  await at('writing');
  await wild(['submit_caption'], AT_ONCE);
  await wild(others, runs);
  for (const player of [ann, cara])
    expect(await player.ask('submit_caption', { caption: 'A caption as good as any' })).toEqual({ ok: true });
  await at('revealing');
  await wild(['caption_reaction'], AT_ONCE);
  await wild(others, runs);

  await mallory.until(({ status }) => status === 'finished');
  const record = (await (await ann.call('GET', `/matches/${match_id}`)).json()) as MatchRecord;
  const own = { user_id: mallory.user.id };
  expect(record.plays[0]?.outs).toContainEqual(expect.objectContaining({ ...own, reason: 'smile' }));
  expect(record.turns.flatMap(({ laughs }) => laughs)).toContainEqual(expect.objectContaining(own));
  expect(record.turns).toContainEqual(expect.objectContaining({ performer: mallory.user.id, spoke: true }));
  expect(record.captions?.scores).toContainEqual(expect.objectContaining(own));
  await wild(['request_play_again'], AT_ONCE);
  await wild(others, runs);
  return end();
}
