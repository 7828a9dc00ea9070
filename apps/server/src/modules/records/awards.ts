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

/** Survived the most plays without one smile. Nobody has survived a play that was not finished; a smile in it was one. */
function stoneFace({ timeline: { plays, left }, players }: Played): Award[] {
  const finished = plays.filter(({ unfinished }) => !unfinished);
  const survived = (id: UserId) => finished.filter(({ out }) => !out.some(({ who }) => who === id)).length;
  const hasSmiled = (id: UserId) => plays.some(({ out }) => out.some(({ who, reason }) => who === id && reason === 'smile'));
  const calm = players.filter((id) => !left.includes(id) && survived(id) > 0 && !hasSmiled(id));
  return best(players, calm, survived).map((user_id) => ({
    key: 'stone_face',
    user_id,
    detail: { survived: survived(user_id), plays: finished.length },
  }));
}

/** Smiled the quickest after the start of a play. */
function firstToCrack({ timeline: { plays }, players }: Played): Award[] {
  const smiles = plays.flatMap(({ play, out }) =>
    out.flatMap(({ who, reason, afterMs, over }) => (reason === 'smile' && afterMs !== null ? [{ who, play, afterMs, memeId: over }] : [])),
  );
  const quickest = Math.min(...smiles.map(({ afterMs }) => afterMs));
  const cracked = players.flatMap((id) => smiles.filter(({ who, afterMs }) => who === id && afterMs === quickest).slice(0, 1));
  if (cracked.length === players.length) return [];
  return cracked.map(({ who, ...detail }) => ({ key: 'first_to_crack', user_id: who, detail }));
}

/** Made the most listeners laugh; who only hid from the camera did not. */
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

/** Heard others at the microphone, laughed at none of them and hid from none. */
function toughCrowd({ timeline: { turns, left }, players }: Played): Award[] {
  const heard = (id: UserId) => turns.filter(({ performer, spoke }) => spoke && performer !== id);
  const tough = players.filter(
    (id) => !left.includes(id) && heard(id).length > 0 && !turns.some(({ laughs }) => laughs.some(({ who }) => who === id)),
  );
  if (tough.length === players.length) return [];
  return tough.map((user_id) => ({ key: 'tough_crowd', user_id, detail: { turns: heard(user_id).length } }));
}

/** Wrote the caption that was laughed at most. */
function punchline({ timeline: { captions }, players, words }: Played): Award[] {
  const laughter = (id: UserId) => captions.find(({ by }) => by === id)?.laughter ?? 0;
  const laughed = players.filter((id) => laughter(id) > 0);
  return best(players, laughed, laughter).map((user_id) => ({
    key: 'punchline',
    user_id,
    detail: { text: words.get(user_id) ?? '', laughter: laughter(user_id) },
  }));
}

/** Takes a match; returns what it has to say about its players. An award that all would share is not given. */
export function awardsOf(played: Played): Award[] {
  return [stoneFace, firstToCrack, crowdPleaser, toughCrowd, punchline].flatMap((award) => award(played));
}
