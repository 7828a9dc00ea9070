import { limits, type UserId } from '@deadpan/protocol';
import { accept, refuse, refuseBystander, type Step } from '../decision.ts';
import type { Witnessed } from '../match.ts';
import type { Room } from '../room.ts';
import { nameOf, remainingOf } from '../roster.ts';

/**
 * R1-23: an opponent who sees a clear smile that its owner does not claim. Two who agree make a note that everybody sees and that stays in
 * the result; it eliminates nobody, for they lack the other's calm face, and two friends could expel a third.
 */
export function witness(room: Room, by: UserId, who: UserId, play: number): Step {
  const { match } = room;
  const contestant = match && remainingOf(match, who);
  if (!match || !remainingOf(match, by)) return refuseBystander(room);
  if (!contestant || who === by) return refuse(room, 'UNKNOWN_PLAYER', 'There is no such opponent.');
  const { round } = match;
  const isPlayed = round.phase === 'playing' || round.phase === 'deciding' || round.phase === 'play_ended';
  if (!isPlayed) return refuse(room, 'NOT_PLAYING', 'Nobody is playing right now.');
  if (round.play !== play) return refuse(room, 'STALE_PLAY', 'That play is over.');
  if (round.out.some((out) => out.who === who && out.reason === 'smile')) return accept(room);
  const known = match.witnessed.find((each) => each.who === who && each.play === play);
  if (known?.by.includes(by)) return accept(room);
  const now: Witnessed = { play, who, by: [...(known?.by ?? []), by] };
  const witnessed = [...match.witnessed.filter((each) => each !== known), now];
  const agreed = now.by.length === limits.referees.toAgree;
  return accept({ ...room, match: { ...match, witnessed } }, agreed ? [{ type: 'witnessed', who: nameOf(contestant), play }] : []);
}

/** Takes the notes of a match; returns those enough opponents agree on. */
export function agreed(witnessed: readonly Witnessed[]): Witnessed[] {
  return witnessed.filter(({ by }) => by.length >= limits.referees.toAgree);
}
