import type { Award, UserId } from '@deadpan/protocol';
import type { Timeline } from './timeline.ts';

/** What the awards are made from: the timeline, who played, and the captions that are still there. */
export interface Played {
  timeline: Timeline;
  players: readonly UserId[];
  words: ReadonlyMap<UserId, string>;
}

/** Takes who could have an award and how good each is at it; returns the best, and nobody where all are the same. */
function best(players: readonly UserId[], candidates: readonly UserId[], value: (id: UserId) => number): UserId[] {
  const top = Math.max(...candidates.map(value));
  const those = candidates.filter((id) => value(id) === top);
  return those.length < players.length ? those : [];
}

/**
 * Survived the most plays without one smile. Evidence: at least one of these plays in which somebody else smiled; beside absent players, or in
 * a play that made nobody smile, a calm face proves nothing. An unfinished play was survived by nobody, but a smile in it counts against its player.
 */
function stoneFace({ timeline: { plays, left }, players }: Played): Award[] {
  const finished = plays.filter(({ unfinished }) => !unfinished);
  const survivedBy = (id: UserId) => finished.filter(({ out }) => !out.some(({ who }) => who === id));
  const survived = (id: UserId) => survivedBy(id).length;
  const outlastedSmile = (id: UserId) => survivedBy(id).some(({ out }) => out.some(({ reason }) => reason === 'smile'));
  const hasSmiled = (id: UserId) => plays.some(({ out }) => out.some(({ who, reason }) => who === id && reason === 'smile'));
  const calm = players.filter((id) => !left.includes(id) && outlastedSmile(id) && !hasSmiled(id));
  return best(players, calm, survived).map((user_id) => ({
    key: 'stone_face',
    user_id,
    detail: { survived: survived(user_id), plays: finished.length },
  }));
}

/** Smiled the quickest after the start of a play. Evidence: a smile whose time is known. */
function firstToCrack({ timeline: { plays }, players }: Played): Award[] {
  const smiles = plays.flatMap(({ play, out }) =>
    out.flatMap(({ who, reason, afterMs, over }) => (reason === 'smile' && afterMs !== null ? [{ who, play, afterMs, memeId: over }] : [])),
  );
  const quickest = Math.min(...smiles.map(({ afterMs }) => afterMs));
  const cracked = players.flatMap((id) => smiles.filter(({ who, afterMs }) => who === id && afterMs === quickest).slice(0, 1));
  if (cracked.length === players.length) return [];
  return cracked.map(({ who, ...detail }) => ({ key: 'first_to_crack', user_id: who, detail }));
}

/** Made the most listeners laugh. Evidence: at least one listener who laughed; a listener who only hid from the camera did not. */
function crowdPleaser({ timeline: { turns }, players }: Played): Award[] {
  const laughs = (id: UserId) =>
    turns.flatMap((turn) => (turn.performer === id ? turn.laughs : [])).filter(({ reason }) => reason === 'laughed').length;
  const funny = players.filter((id) => laughs(id) > 0);
  return best(players, funny, laughs).map((user_id) => ({
    key: 'crowd_pleaser',
    user_id,
    detail: { laughs: laughs(user_id), listeners: players.length - 1 },
  }));
}

/**
 * Heard others at the microphone, laughed at none of them and hid from none. Evidence: somebody else in the match laughed; where nobody did, the
 * audience was not tough.
 */
function toughCrowd({ timeline: { turns, left }, players }: Played): Award[] {
  const heard = (id: UserId) => turns.filter(({ performer, spoke }) => spoke && performer !== id);
  const laughs = turns.flatMap((turn) => turn.laughs);
  if (!laughs.some(({ reason }) => reason === 'laughed')) return [];
  const tough = players.filter((id) => !left.includes(id) && heard(id).length > 0 && !laughs.some(({ who }) => who === id));
  if (tough.length === players.length) return [];
  return tough.map((user_id) => ({ key: 'tough_crowd', user_id, detail: { turns: heard(user_id).length } }));
}

/**
 * Wrote the caption that was laughed at most. Evidence: several captions to compare, and at least one listener whose reaction to this one was a
 * smile. The laughter alone is none: every face reads a little above calm. Captions scored before these listeners were counted win nothing.
 */
function punchline({ timeline: { captions }, players, words }: Played): Award[] {
  if (captions.length < 2) return [];
  const laughter = (id: UserId) => captions.find(({ by }) => by === id)?.laughter ?? 0;
  const laughed = players.filter((id) => captions.some((caption) => caption.by === id && (caption.laughed ?? 0) > 0));
  return best(players, laughed, laughter).map((user_id) => ({
    key: 'punchline',
    user_id,
    detail: { text: words.get(user_id) ?? '', laughter: laughter(user_id) },
  }));
}

/** Lists the awards of a match. Each needs the evidence named at its function; an award that all players would share is not given. */
export function awardsOf(played: Played): Award[] {
  return [stoneFace, firstToCrack, crowdPleaser, toughCrowd, punchline].flatMap((award) => award(played));
}
