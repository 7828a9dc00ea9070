import { expect, it } from 'vitest';
import type { Bot } from '../support/bot.ts';
import { eventStage, refusedWith } from '../support/event-stage.ts';
import { captionOf, fullMatch, playComedy, playMemes, reach } from '../support/full-match.ts';

// At this speed the second and a half of grace is a second of ours: a draft that is sent when the time is over arrives in it, on a busy machine too.
const { players } = eventStage({ speed: 1.5 });

it('a draft that is sent when the time is over still counts; one that comes after the grace does not', async () => {
  const bots = (await players('ann', 'bob', 'cara')) as [Bot, Bot, Bot];
  const [ann, bob, cara] = bots;
  await fullMatch(bots);
  await playMemes(bots, ann);
  await playComedy(bots, () => false);
  await reach(bots, 'writing');
  expect(await ann.ask('submit_caption', { caption: captionOf(ann) })).toEqual({ ok: true });
  await reach([bob], 'collecting');
  expect(await bob.ask('submit_caption', { caption: captionOf(bob) })).toEqual({ ok: true });
  const [shown] = await reach([cara], 'revealing');
  expect(shown?.captions).toMatchObject({ reveal: { number: 1, total: 2 }, yours: null });
  expect(shown?.captions?.submitted.toSorted()).toEqual([ann.id, bob.id].toSorted());
  expect(await cara.ask('submit_caption', { caption: captionOf(cara) })).toEqual(refusedWith('NOT_PLAYING'));
});
