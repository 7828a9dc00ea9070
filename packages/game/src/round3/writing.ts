import { limits } from '@deadpan/protocol';
import type { Command } from '../command.ts';
import { accept, refuse, refuseBystander, type Step } from '../decision.ts';
import type { Caption } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { nameOf, remaining, remainingOf, withRound } from '../roster.ts';
import { startReveal } from './reveal.ts';

type SubmitCaption = Extract<Command, { type: 'submit_caption' }>;
const { caption } = limits;

/** R3-1: everybody writes at most one caption for the same image, 60 s long. */
export function startWriting(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match) return accept(room);
  return accept(withRound(room, match, { phase: 'writing', until: at + caption.writingMs, captions: [] }));
}

/** R3-2: at the deadline drafts are sent; those on their way are waited for. */
export function endWriting(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'writing') return accept(room);
  const { captions } = match.round;
  return accept(withRound(room, match, { phase: 'collecting', until: at + caption.collectingMs, captions }));
}

/**
 * R3-1: one caption each; the same one again changes nothing. The server has checked its length, and masks what offends when its text is read:
 * which is not before a caption of who sends it may be taken, because it costs more than all else here.
 */
export function submitCaption(room: Room, command: SubmitCaption): Step {
  const { by } = command;
  const { match } = room;
  const contestant = match && remainingOf(match, by);
  if (!match || !contestant) return refuseBystander(room);
  const { round } = match;
  const known = 'captions' in round ? round.captions.find((each) => each.by === by) : undefined;
  if (known) return known.text === command.text ? accept(room) : refuse(room, 'CAPTION_SENT', 'Your caption is in already.');
  if (round.phase !== 'writing' && round.phase !== 'collecting') return refuse(room, 'NOT_PLAYING', 'No captions are taken right now.');
  const captions: Caption[] = [...round.captions, { by, text: command.text }];
  const event = { type: 'caption_submitted', who: nameOf(contestant) } as const;
  return accept(withRound(room, match, { ...round, captions }), [event]);
}

/** R3-2: when everybody who has not left has sent a caption, nobody is waited for. */
export function endWritingWhenAllSent(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || (match.round.phase !== 'writing' && match.round.phase !== 'collecting')) return accept(room);
  const { captions } = match.round;
  const isComplete = remaining(match).every(({ id }) => captions.some(({ by }) => by === id));
  return isComplete ? startReveal(room, at) : accept(room);
}
