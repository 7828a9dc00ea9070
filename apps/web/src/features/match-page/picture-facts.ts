import type { MatchRecord } from '@deadpan/protocol';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { brokeYou, countSurvivedPlays } from './broke-you.ts';
import type { People } from './people.ts';

/** A player in the picture. */
export interface Pictured {
  name: string;
  /** the address of their own picture, null for the first letter of the name */
  picture: string | null;
  score: number;
  won: boolean;
}

/** What the picture of a match says. */
export interface PictureFacts {
  heading: string;
  /** the day and the kind of match */
  line: string;
  players: Pictured[];
  /** whom the light falls on: the winner, who shares, or nobody */
  lit: Pictured[];
  awards: { title: string; name: string }[];
  /** What broke the player who shares it, `by: null` for nothing; null when no play shows either. */
  broken: { by: string | null } | null;
  /** where this is played */
  where: string;
  /** the same in a sentence, for who cannot see it */
  alt: string;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
/** More would not be legible. */
const MOST_AWARDS = 3;

/** Takes a match; returns what its picture says. A picture goes to people who were not there: nobody is "you" in it. */
export function pictureFacts(record: MatchRecord, { me, all, find }: People, where: string): PictureFacts {
  const nameOf = (id: string): string => find(id)?.username ?? '';
  const { heading: t } = texts;
  const heading = record.winner !== null ? t.won(nameOf(record.winner)) : record.result === 'draw' ? t.tie : t.nobody;
  const pictured = all.map(({ id, username, profile_picture_url, score, result }) => ({
    id,
    shown: { name: username, picture: profile_picture_url, score: Math.round(score), won: result === 'won' },
  }));
  const players = pictured.map(({ shown }) => shown);
  const top = record.winner !== null ? [record.winner] : record.result === 'draw' ? record.tied : [];
  const breaker = brokeYou(record.plays, me);
  return {
    heading,
    line: `${day.format(new Date(record.endedAt))} · ${texts.types[record.gameType]}`,
    players,
    lit: pictured.filter(({ id }) => top.includes(id)).map(({ shown }) => shown),
    awards: record.awards.slice(0, MOST_AWARDS).map(({ key, user_id }) => ({ title: texts.awards.names[key], name: nameOf(user_id) })),
    broken: breaker ? { by: breaker.title ?? texts.broke.unknown } : countSurvivedPlays(record.plays, me) > 0 ? { by: null } : null,
    where,
    alt: texts.picture.alt(heading, players.map(({ name, score }) => texts.picture.player(name, String(score))).join(', ')),
  };
}
