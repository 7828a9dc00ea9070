import { limits } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import type { Command } from '../command.ts';
import type { Match } from '../match.ts';
import type { Room } from '../room.ts';
import { aCatalogue } from '../testing/catalogue.ts';
import { ann, bob, cara, inCaptions, inComedy, run } from '../testing/index.ts';
import { inPhase } from '../testing/phases.ts';
import { resultMessage } from './result.ts';
import { viewFor } from './view.ts';

const see = (room: Room, viewer = ann.id) => viewFor(room, 3, viewer, aCatalogue, room.changedAt);
const three = { players: [ann, bob, cara] };
const { revealMs, judgingMs, reactionsMs } = limits.caption;
const written = [ann, bob, cara].map(({ id, username }): Command => ({ type: 'submit_caption', by: id, text: `A line of ${username}` }));

describe('what is seen of round 2', () => {
  it('[R2-2] only who has the microphone is to be heard, for as long as they have it', () => {
    const calling = inComedy(three);
    const performer = see(calling).comedy?.turns[0]?.performer.user_id ?? '';
    expect(see(calling)).toMatchObject({ round: 2, phase: 'calling', comedy: { speaker: null, turn: 1, turns: [{ spoke: false }] } });
    const speaking = run(calling, { type: 'take_microphone', by: performer }).room;
    expect(see(speaking).comedy?.speaker).toBe(performer);
    expect(see(speaking).players.filter((player) => player.is_speaking)).toMatchObject([{ user_id: performer }]);
    expect(see(run(speaking, limits.comedy.speakingMs).room).comedy?.speaker).toBeNull();
  });

  it('[R2-5] everybody sees who laughed and the points, also when the round is over', () => {
    const calling = inComedy(three);
    const performer = see(calling).comedy?.order[0]?.user_id ?? '';
    const listener = see(calling).comedy?.order[1] ?? { user_id: '', username: '' };
    const laughed = run(calling, { type: 'take_microphone', by: performer }, { type: 'hear_laughter', by: listener.user_id, turn: 1 }).room;
    const shown = { turns: [{ spoke: true, laughs: [{ ...listener, reason: 'laughed' }] }], points: { [performer]: 1 } };
    expect(see(laughed).comedy).toMatchObject(shown);
    expect(see(inCaptions(three)).comedy?.turns).toHaveLength(3);
  });
});

describe('what is seen of round 3', () => {
  it('[R3-1] the image, who has sent a caption, and one’s own', () => {
    const room = run(inCaptions(three), ...written.slice(1, 2)).room;
    expect(see(inComedy(three)).captions).toBeNull();
    expect(see(room).captions).toMatchObject({
      still: { id: room.match?.still },
      submitted: ['bob'],
      yours: null,
      reveal: null,
      scores: null,
    });
    expect(see(room, bob.id).captions?.yours).toBe('A line of Bob');
  });

  it('[R3-3] one caption at a time without a name; only its author is told whose it is', () => {
    const room = run(inCaptions(three), ...written).room;
    const views = three.players.map(({ id }) => see(room, id).captions?.reveal);
    expect(views.filter((reveal) => reveal?.yours)).toHaveLength(1);
    expect(views[0]).toEqual({
      number: 1,
      total: 3,
      text: expect.stringMatching(/^A line of /) as unknown,
      yours: expect.anything() as unknown,
    });
    expect(see(inPhase('judging', three)).captions).toMatchObject({ reveal: null, scores: null, judge: null });
  });

  it('[R3-8] names, scores and reasons come together, and the caption that won is in the result', () => {
    const judging = run(inCaptions(three), ...written, 3 * revealMs).room;
    const scores = Object.fromEntries(['ann', 'bob', 'cara'].map((id, place) => [id, { score: place / 4, reason: `Because of ${id}.` }]));
    const judged = run(judging, { type: 'judge', matchId: judging.match?.id ?? '', verdict: { judge: 'house', fellBack: true, scores } });
    expect(see(judged.room).captions).toMatchObject({ scores: null, judge: null });
    const decided = run(judged.room, reactionsMs).room;
    expect(see(decided).captions).toMatchObject({
      scores: [
        { user_id: 'cara', username: 'Cara', text: 'A line of Cara', judge: 0.5, laughter: 0, score: 0.1, reason: 'Because of cara.' },
        { user_id: 'bob' },
        { user_id: 'ann' },
      ],
      judge: { name: 'house', fell_back: true },
    });
    const { match_result } = see(run(decided, judgingMs + limits.betweenRounds.captionScoresMs).room);
    expect(match_result?.winning_caption).toBe('A line of Cara');
  });
});

it('[R1-22] a match of several rounds says whether nobody won one, or nobody who stayed', () => {
  const { match } = inCaptions(three);
  const told = (left: string[]): string =>
    resultMessage({
      ...(match as Match),
      roster: (match as Match).roster.map((who) => ({ ...who, left: left.includes(who.id) })),
      result: { result: 'complete_draw', reason: 'played', winner: null, tied: [] },
    });
  expect(told([])).toBe('Nobody won a round. A perfectly straight draw.');
  expect(told(['ann'])).toBe('Nobody who stayed has won a round. Nobody wins.');
});
