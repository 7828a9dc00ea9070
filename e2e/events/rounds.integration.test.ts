import { expect, it } from 'vitest';
import { limits, type RoomView } from '@deadpan/protocol';
import type { Bot } from '../support/bot.ts';
import { decided, eventStage, heard, refusedWith, who } from '../support/event-stage.ts';
import { called, captionOf, fullMatch, playCaptions, playComedy, playMemes, reach } from '../support/full-match.ts';

/** Who is called has ten seconds of the match: five of ours. They mostly wait, so they wait side by side. */
const SPEED = 2;
const { players } = eventStage({ speed: SPEED });

async function three(): Promise<{ ann: Bot; bob: Bot; cara: Bot; bots: [Bot, Bot, Bot]; code: string }> {
  const bots = (await players('ann', 'bob', 'cara')) as [Bot, Bot, Bot];
  const code = await fullMatch(bots);
  await playMemes(bots, bots[0]);
  return { ann: bots[0], bob: bots[1], cara: bots[2], bots, code };
}

/** How much later the phase of the second view ends than that of the first, ms of the match: timers fire at their own time, however late they come. */
const later = (before: RoomView | undefined, after: RoomView | undefined): number =>
  Math.round((((after?.phase_ends_at ?? 0) - (before?.phase_ends_at ?? 0)) * SPEED) / 100) * 100;

/** At most so much of the match's time is left, and most of it: it is told a little after it began. */
function about(ms: number): unknown {
  return expect.toSatisfy((left: number) => left <= ms && left > ms / 2);
}

it(
  'spec §9 Constants: between rounds come the scores, and 3 s that are counted down; each round starts with its name [9.12 3.11]',
  { concurrent: true },
  async () => {
    const { bots, ann, code: lobby_id } = await three();
    const [scoreboard] = await reach([ann], 'scoreboard');
    expect(scoreboard).toMatchObject({ round: 1, phase_remaining_ms: about(7_000) });
    const [countdown] = await reach([ann], 'countdown');
    expect([countdown?.round, later(scoreboard, countdown)]).toEqual([2, 3_000]);
    const [calling] = await reach([ann], 'calling');
    expect(later(countdown, calling)).toBe(10_000);
    await playComedy(bots, () => false);
    await playCaptions(bots, ann);
    const participants = bots.map((bot) => ({ ...who(bot), is_eliminated: false }));
    const started = heard(ann, 'round_started');
    expect(started).toMatchObject([
      { lobby_id, round: 1, round_name: "Don't Laugh Challenge", content_type: 'video', duration: 30, participants },
      { lobby_id, round: 2, round_name: 'Comedy Performance', content_type: 'microphone', participants },
      { lobby_id, round: 3, round_name: 'Caption Contest', content_type: 'meme', participants },
    ]);
    expect(started[2]?.meme_url).toBe(ann.view()?.captions?.still.url);
    expect(started[2]?.meme_url).toMatch(/^\/media\/stills\//);
    for (const { round_end_time, instructions } of started) {
      expect(round_end_time).toEqual(expect.any(Number));
      expect(instructions.length).toBeGreaterThan(20);
    }
    expect(heard(ann, 'round_winner_announced').map(({ round }) => round)).toEqual([1, 2, 3]);
  },
);

it(
  'spec §7 Sent events: the microphone is for whose turn it is, 30 s long; a laugh above 0.8 counts once [7.34 7.53 3.25 5.18 5.24 9.10]',
  { concurrent: true },
  async () => {
    const { bots, code: lobby_id } = await three();
    const performer = await called(bots, 1);
    const [first, second] = bots.filter((bot) => bot !== performer) as [Bot, Bot];
    const laugh = { emotion: 'happy', confidence: 0.9, timestamp: 1 };
    expect(performer.view()).toMatchObject({ round: 2, comedy: { turn: 1, speaker: null } });
    expect(await first.ask('laughter_detected', laugh)).toEqual(refusedWith('NOT_PLAYING'));
    expect(await first.ask('request_microphone', { timestamp: 1 })).toEqual(refusedWith('NOT_YOUR_TURN'));
    expect(await first.ask('pass_turn', {})).toEqual(refusedWith('NOT_YOUR_TURN'));

    expect(await performer.ask('request_microphone', { timestamp: 1 })).toEqual({ ok: true });
    expect(await performer.ask('request_microphone', {})).toEqual({ ok: true });
    const [spoken] = await reach([first], 'speaking');
    expect(spoken).toMatchObject({ phase_remaining_ms: about(30_000), comedy: { speaker: performer.id } });
    expect(spoken?.players.filter((player) => player.is_speaking).map(({ user_id }) => user_id)).toEqual([performer.id]);
    const granted = { lobby_id, version: expect.any(Number) as unknown, ...who(performer), turn: 1, speaking_time: 30 };
    expect(heard(first, 'microphone_granted')).toEqual([granted]);

    // What does not count: another feeling, too little of it, another turn, the performer's own, and the second time.
    expect(await first.ask('laughter_detected', { ...laugh, emotion: 'sad' })).toEqual({ ok: true });
    expect(await first.ask('laughter_detected', { ...laugh, confidence: limits.laughter.confidence })).toEqual({ ok: true });
    expect(await first.ask('laughter_detected', { ...laugh, turn: 2 })).toEqual(refusedWith('STALE_PLAY'));
    expect(await performer.ask('laughter_detected', laugh)).toEqual(refusedWith('NOT_YOUR_TURN'));
    expect(heard(second, 'listener_laughed')).toEqual([]);
    for (const turn of [1, undefined]) {
      expect(await first.ask('laughter_detected', { ...laugh, ...(turn && { turn }) })).toEqual({ ok: true });
    }
    const laughed = { lobby_id, version: expect.any(Number) as unknown, ...who(first), turn: 1, reason: 'laughed' };
    await second.next('listener_laughed', 0);
    expect(heard(second, 'listener_laughed')).toEqual([laughed]);
    expect(second.view()?.comedy).toMatchObject({
      points: { [performer.id]: 1 },
      turns: [{ performer: who(performer), spoke: true, laughs: [{ ...who(first), reason: 'laughed' }] }],
    });

    // The time is over: the turn is shown for 4 s and the next one is called, who passes without a word.
    const [ended] = await reach([second], 'turn_ended');
    expect(later(spoken, ended)).toBe(4_000);
    expect(ended?.comedy).toMatchObject({ turn: 1, speaker: null });
    expect(await first.ask('laughter_detected', { ...laugh, turn: 1 })).toEqual({ ok: true });
    expect(await second.ask('laughter_detected', { ...laugh, turn: 1 })).toEqual(refusedWith('NOT_PLAYING'));
    const next = await called(bots, 2);
    expect(next).not.toBe(performer);
    expect(await next.ask('pass_turn', { turn: 2 })).toEqual({ ok: true });
    await reach(bots, 'turn_ended', ({ comedy }) => comedy?.turn === 2);
    expect(next.view()?.comedy?.turns[1]).toMatchObject({ performer: who(next), spoke: false, laughs: [] });
  },
);

it(
  'spec §5 Validation: a caption has 5 to 200 characters without the blanks around it, and is sent once [5.14 7.35 9.11]',
  { concurrent: true },
  async () => {
    const { bots, ann, bob, cara } = await three();
    await playComedy(bots, () => false);
    expect(await ann.ask('submit_caption', { caption: 'Too early.' })).toEqual(refusedWith('NOT_PLAYING'));
    const [countdown] = await reach([ann], 'countdown', ({ round }) => round === 3);
    const [view] = await reach([ann], 'writing');
    expect(later(countdown, view)).toBe(60_000);
    expect(view).toMatchObject({ round: 3, captions: { submitted: [], yours: null, reveal: null, scores: null } });
    expect(view?.captions?.still).toMatchObject({ id: expect.any(String) as unknown, alt: expect.any(String) as unknown });

    const { min, max } = limits.caption;
    for (const caption of ['x'.repeat(min - 1), `  ${'x'.repeat(min - 1)}    `, '      ', 'x'.repeat(max + 1)]) {
      expect(await ann.ask('submit_caption', { caption, timestamp: 1 })).toEqual(refusedWith('VALIDATION'));
    }
    expect(await ann.socket.emitWithAck('submit_caption', {})).toEqual(refusedWith('VALIDATION'));
    const shortest = 'Meow.';
    const longest = `${'Nine to five. '.repeat(14)}Fine`;
    expect([shortest.length, longest.length]).toEqual([min, max]);
    expect(await ann.ask('submit_caption', { caption: ` ${shortest} `, timestamp: 1 })).toEqual({ ok: true });
    expect(await ann.ask('submit_caption', { caption: shortest })).toEqual({ ok: true });
    expect(await ann.ask('submit_caption', { caption: 'A second thought.' })).toEqual(refusedWith('CAPTION_SENT'));
    await bob.until('ann has sent one', ({ captions }) => captions?.submitted.includes(ann.id) ?? false);
    expect(ann.view()?.captions?.yours).toBe(shortest);
    // Nobody reads it before the reveal, and then without a name.
    expect(JSON.stringify(bob.view()?.captions)).not.toContain(shortest);
    expect(await bob.ask('submit_caption', { caption: longest })).toEqual({ ok: true });
    expect(await cara.ask('submit_caption', { caption: captionOf(cara) })).toEqual({ ok: true });

    const [shown] = await reach([ann], 'revealing');
    expect(shown?.captions).toMatchObject({ reveal: { number: 1, total: 3 }, scores: null });
    expect(await ann.ask('caption_reaction', { reveal: 3, laughter: 1 })).toEqual(refusedWith('NOT_YET'));
    expect(await ann.ask('submit_caption', { caption: 'A second thought.' })).toEqual(refusedWith('CAPTION_SENT'));
    const texts = new Set<string>();
    let before: RoomView | undefined;
    for (const number of [1, 2, 3]) {
      const [one] = await reach([ann], 'revealing', ({ captions }) => captions?.reveal?.number === number);
      const reveal = one?.captions?.reveal;
      expect(Object.keys(reveal ?? {}).toSorted()).toEqual(['number', 'text', 'total', 'yours']);
      expect(reveal?.yours).toBe(reveal?.text === shortest);
      if (before) expect(later(before, one)).toBe(6_000);
      before = one;
      texts.add(reveal?.text ?? '');
      for (const laughter of [0.5, 1]) expect(await ann.ask('caption_reaction', { reveal: number, laughter })).toEqual({ ok: true });
      expect(await ann.socket.emitWithAck('caption_reaction', { reveal: number, laughter: 1.1 })).toEqual(refusedWith('VALIDATION'));
    }
    expect(texts).toEqual(new Set([shortest, longest, captionOf(cara)]));

    const [scored] = await reach([ann], 'scoreboard', ({ round }) => round === 3);
    expect(scored).toMatchObject({ phase_remaining_ms: about(12_000) });
    const scores = scored?.captions?.scores ?? [];
    expect(scores.map(({ text }) => text).toSorted()).toEqual([...texts].toSorted());
    // Ann reacted once to each, and never to her own: the first word counted, measured against her own strongest.
    expect(scores.find(({ user_id }) => user_id === ann.id)?.laughter).toBe(0);
    expect(scores.filter(({ user_id }) => user_id !== ann.id).map(({ laughter }) => laughter)).toEqual([1, 1]);
    expect(scored?.standings[2]).toMatchObject({
      round: 3,
      points: Object.fromEntries(scores.map(({ user_id, score }) => [user_id, score])),
    });
  },
);

it(
  'spec §2 Game arena page: the result carries the caption that won, to everybody and in game_finished [2.76]',
  { concurrent: true },
  async () => {
    const { bots, ann, bob } = await three();
    await playComedy(bots, () => false);
    await playCaptions(bots, bob);
    const ended = await decided(ann);
    expect(ended.match_result?.winning_caption).toBe(captionOf(bob));
    for (const event of ['game_finished', 'game_end'] as const) {
      expect(heard(ann, event)).toEqual([expect.objectContaining({ winning_caption: captionOf(bob) })]);
    }
  },
);

it('events of another round are refused and change nothing', { concurrent: true }, async () => {
  const { bots, ann, bob } = await three();
  await called(bots, 1);
  const version = ann.view()?.version;
  expect(await bob.ask('submit_caption', { caption: 'A cat, briefly.' })).toEqual(refusedWith('NOT_PLAYING'));
  expect(await bob.ask('caption_reaction', { reveal: 1, laughter: 0.5 })).toEqual(refusedWith('NOT_PLAYING'));
  expect(await bob.ask('smile_seen', { user_id: ann.id, play: 1 })).toEqual(refusedWith('NOT_PLAYING'));
  expect(ann.view()?.version).toBe(version);
});
