import { limits } from '@deadpan/protocol';
import { accept, andThen, refuse, type Step } from '../decision.ts';
import type { Match, RoundNumber, Shown } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { checkAllReady } from '../round1/waiting.ts';
import { wallTimeAt } from '../time.ts';

/** Takes what a match would show; returns the refusal when a round of it had nothing, or null. */
export function refuseLacking(room: Room, { deck, stills }: Pick<Shown, 'deck' | 'stills'>): Step | null {
  if (deck.length === 0) return refuse(room, 'UNAVAILABLE', 'There are no memes to show.');
  if (room.settings.maxRounds === 3 && stills.length === 0) return refuse(room, 'UNAVAILABLE', 'There is nothing to caption.');
  return null;
}

/** R1-1: a match begins with everybody seated, no wins, and waits up to 30 s for all cameras and links. Of the images the next one comes first. */
export function startMatch(room: Room, { deck, stills, own = { memes: {}, stills: {} } }: Shown, at: MatchTime, again: boolean): Step {
  const rounds = room.settings.maxRounds as RoundNumber;
  const matches = room.matches + 1;
  const match: Match = {
    id: `${room.id}-${room.createdAt.toString(36)}-${matches}`,
    startedAt: wallTimeAt(room.anchor, at),
    rounds,
    roundNumber: 1,
    plays: room.settings.round1Plays,
    durationMs: room.settings.round1Duration * 1000,
    deck,
    queue: room.match?.queue.filter((id) => deck.some((entry) => entry.id === id)) ?? [],
    roster: room.players.map(({ id, username }) => ({ id, username, left: false })),
    wins: Object.fromEntries(room.players.map(({ id }) => [id, 0])),
    playWinners: [],
    history: [],
    lowPlays: 0,
    stills,
    still: rounds === 3 ? (stills[0] ?? null) : null,
    own,
    standings: [],
    turns: [],
    captions: [],
    judge: null,
    witnessed: [],
    round: { phase: 'waiting', until: at + limits.round1.waitingForAllMs, allReadyAt: null },
    result: null,
  };
  const next: Room = { ...room, status: 'starting', matches, match, rematch: null };
  const events = [
    { type: 'game_starting', matchId: match.id, again },
    { type: 'round_started', round: 1 },
  ] as const;
  return andThen(accept(next, [...events]), (started) => checkAllReady(started, at));
}
