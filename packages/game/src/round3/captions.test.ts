import { limits } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import type { Command, Person } from '../command.ts';
import type { Verdict } from '../match.ts';
import type { Room } from '../room.ts';
import { aCatalogue } from '../testing/catalogue.ts';
import { ann, bob, cara, connect, drop, inCaptions, leave, only, run } from '../testing/index.ts';
import { viewFor } from '../view/view.ts';

const { writingMs, collectingMs, revealMs, reactionsMs, judgingMs } = limits.caption;
const three = () => inCaptions({ players: [ann, bob, cara] });
const write = ({ id, username }: Person, text = `A line of ${username}`): Command => ({ type: 'submit_caption', by: id, text });
const all = [ann, bob, cara].map((who) => write(who));
const phaseOf = ({ match }: Room) => match?.round.phase;
const shownBy = ({ match }: Room): string[] => (match && 'shown' in match.round ? match.round.captions.map(({ by }) => by) : []);
const react = (room: Room, by: Person, about: Person, laughter: number): Command => ({
  type: 'react',
  by: by.id,
  reveal: shownBy(room).indexOf(about.id) + 1,
  laughter,
});
const verdict = (scores: Record<string, number>): Verdict => ({
  judge: 'embedded',
  fellBack: false,
  scores: Object.fromEntries(Object.entries(scores).map(([id, score]) => [id, { score, reason: 'Short.' }])),
});
const judged = ({ match }: Room, scores: Record<string, number>): Command => ({
  type: 'judge',
  matchId: match?.id ?? '',
  verdict: verdict(scores),
});
const revealed = (room: Room) => run(room, ...all, 3 * revealMs).room;
const standing = (room: Room) => room.match?.standings.at(-1);

describe('writing', () => {
  it('[R3-1] takes one caption each, and the same one twice', () => {
    const { room, events } = run(three(), write(ann), write(ann));
    expect(room.match?.round).toMatchObject({ phase: 'writing', captions: [{ by: 'ann', text: 'A line of Ann' }] });
    expect(only(events, 'caption_submitted')).toHaveLength(1);
    expect(run(room, write(ann, 'A better line'))).toMatchObject({ room, refusal: { code: 'CAPTION_SENT' } });
    expect(run(room, write({ ...ann, id: 'nobody' })).refusal?.code).toBe('NOT_A_MEMBER');
  });

  it('[R3-2] ends early when everybody has sent one, those who left not counted', () => {
    expect(phaseOf(run(three(), ...all).room)).toBe('revealing');
    expect(phaseOf(run(three(), write(ann), write(bob), leave(cara)).room)).toBe('revealing');
  });

  it('[R3-2] waits at the deadline for captions on their way', () => {
    const late = run(three(), write(ann), writingMs).room;
    expect(phaseOf(late)).toBe('collecting');
    expect(run(late, collectingMs - 100, write(bob)).room.match?.round).toMatchObject({ captions: [{ by: 'ann' }, { by: 'bob' }] });
    const over = run(late, collectingMs).room;
    expect(phaseOf(over)).toBe('revealing');
    expect(run(over, write(bob)).refusal?.code).toBe('NOT_PLAYING');
  });

  it('[R3-2] waits for who is only away', () => {
    const room = three();
    expect(phaseOf(run(room, write(ann), write(bob), drop(room, cara)).room)).toBe('writing');
    expect(phaseOf(run(room, write(ann), write(bob), drop(room, cara), 5_000, connect(cara), write(cara)).room)).toBe('revealing');
  });

  it('[R3-1] the image is another one in the next match', () => {
    const first = run(three(), ...all, 3 * revealMs + judgingMs + limits.betweenRounds.captionScoresMs).room;
    const again = run(first, ...[ann, bob, cara].map((who): Command => ({ type: 'play_again', by: who.id }))).room;
    expect(again.match?.still).not.toBe(first.match?.still);
    expect(again.match?.stills.toSorted()).toEqual(first.match?.stills.toSorted());
  });
});

describe('the reveal', () => {
  it('[R3-3] shows one at a time, 6 s each, in an order drawn by lot', () => {
    const { room, events } = run(three(), ...all, 3 * revealMs);
    expect(phaseOf(room)).toBe('judging');
    expect(only(events, 'caption_revealed').map(({ number }) => number)).toEqual([1, 2, 3]);
    const orders = [1, 2, 3, 4, 5].map((seed) => shownBy(run(inCaptions({ players: [ann, bob, cara], seed }), ...all).room).join());
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('[R3-3] without any caption the round is a complete draw', () => {
    const { room } = run(three(), writingMs + collectingMs);
    expect(phaseOf(room)).toBe('scoreboard');
    expect(standing(room)).toMatchObject({ round: 3, result: 'complete_draw', winner: null });
  });

  it('[R3-4] a reaction is told once, about a caption that was shown, and never about one’s own', () => {
    const room = run(three(), ...all).room;
    const [first = '', second = ''] = shownBy(room);
    const listener = [ann, bob, cara].find(({ id }) => id !== first && id !== second) ?? ann;
    const about = (reveal: number, by = listener.id): Command => ({ type: 'react', by, reveal, laughter: 0.5 });
    const { room: next } = run(room, about(1), { ...about(1), laughter: 1 } as Command);
    expect(next.match?.round).toMatchObject({ reactions: [{ by: listener.id, reveal: 1, laughter: 0.5 }] });
    expect(run(room, about(2)).refusal?.code).toBe('NOT_YET');
    expect(run(room, about(1, first)).room).toBe(room);
    expect(run(three(), about(1)).refusal?.code).toBe('NOT_PLAYING');
  });
});

describe('the scores', () => {
  it('[R3-5] wait for the last reactions, and for the judge at most 10 s', () => {
    const room = revealed(three());
    const early = run(room, judged(room, { ann: 1 })).room;
    expect(phaseOf(run(early, reactionsMs - 2).room)).toBe('judging');
    expect(phaseOf(run(early, reactionsMs).room)).toBe('scoreboard');
    expect(phaseOf(run(room, reactionsMs, judged(room, { ann: 1 })).room)).toBe('scoreboard');
    expect(phaseOf(run(room, judgingMs - 2).room)).toBe('judging');
    const without = run(room, react(room, ann, bob, 0.9), judgingMs).room;
    expect(standing(without)).toMatchObject({ winner: 'bob' });
    expect(without.match?.judge).toBeNull();
  });

  it('[R3-5] the first verdict counts, and only one about this match', () => {
    const room = revealed(three());
    const other: Command = { type: 'judge', matchId: 'another', verdict: verdict({ cara: 1 }) };
    const ended = run(room, other, judged(room, { bob: 1 }), judged(room, { cara: 1 }), reactionsMs).room;
    expect(standing(ended)).toMatchObject({ winner: 'bob' });
  });

  it('[R3-6] are laughter and a fifth of the judge; who rarely smiles counts as much as who always does', () => {
    const room = revealed(three());
    const ended = run(
      room,
      react(room, bob, ann, 0.8),
      react(room, bob, cara, 0.4),
      react(room, cara, ann, 0.1),
      react(room, cara, bob, 0.4),
      judged(room, { ann: 0.5, bob: 1, cara: 0 }),
      reactionsMs,
    ).room;
    expect(ended.match?.captions).toMatchObject([
      { by: 'bob', laughter: 1, judge: 1, score: 1.2, reason: 'Short.' },
      { by: 'ann', laughter: 0.625, judge: 0.5, score: 0.725 },
      { by: 'cara', laughter: 0.5, judge: 0, score: 0.5 },
    ]);
    expect(standing(ended)?.scores['bob']).toBeCloseTo(1);
  });

  it('[R3-6] counts the listeners who reacted with at least a smile, and shows that count to nobody', () => {
    const room = revealed(three());
    const below = limits.smile.limit - 0.01;
    const told = [react(room, bob, ann, below), react(room, cara, ann, below), react(room, ann, bob, 0.4), react(room, cara, bob, 0.9)];
    const ended = run(room, ...told, judged(room, { ann: 0.5 }), reactionsMs).room;
    expect(Object.fromEntries(ended.match?.captions.map(({ by, laughed }) => [by, laughed]) ?? [])).toEqual({ ann: 0, bob: 2, cara: 0 });
    expect(JSON.stringify(viewFor(ended, 3, ann.id, aCatalogue, ended.changedAt))).not.toContain('laughed"');
  });

  it('[R3-6] without any reaction the judge decides alone', () => {
    const room = revealed(three());
    expect(standing(run(room, judged(room, { ann: 0.2, bob: 0.6, cara: 0.4 }), reactionsMs).room)).toMatchObject({ winner: 'bob' });
  });

  it('[R3-7] a score of nothing wins nothing', () => {
    const { room } = run(three(), write(ann), write(bob), writingMs + collectingMs, 2 * revealMs, judgingMs);
    expect(standing(room)).toMatchObject({ round: 3, result: 'complete_draw', winner: null, scores: { ann: 0, bob: 0, cara: 0 } });
  });

  it('[R3-3] [R3-7] a caption all alone is shown and wins with whatever it brings', () => {
    const shown = run(three(), write(cara), writingMs + collectingMs).room;
    expect(shown.match?.round).toMatchObject({ phase: 'revealing', captions: [{ by: 'cara' }], shown: 1 });
    const { room } = run(shown, react(shown, ann, cara, 0.2), revealMs, judgingMs);
    expect(standing(room)).toMatchObject({ result: 'winner', winner: 'cara' });
  });

  it('[R3-6] listeners who told nothing are not counted', () => {
    const room = revealed(three());
    const { room: ended } = run(room, react(room, bob, ann, 0.5), react(room, cara, bob, 0.2), react(room, ann, bob, 0), judgingMs);
    expect(ended.match?.captions.map(({ by, laughter }) => [by, laughter])).toEqual([
      ['ann', 1],
      ['bob', 0.25],
      ['cara', 0],
    ]);
  });

  it('[R3-7] exact ties share, and who left cannot win', () => {
    const room = revealed(three());
    const tie = judged(room, { ann: 0.5, bob: 0.5, cara: 0.1 });
    expect(standing(run(room, tie, reactionsMs).room)).toMatchObject({ result: 'draw', tied: ['ann', 'bob'] });
    expect(standing(run(room, leave(ann), tie, reactionsMs).room)).toMatchObject({ result: 'winner', winner: 'bob' });
  });
});
