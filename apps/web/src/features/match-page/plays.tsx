import type { MatchRecord, RecordedPlay } from '@deadpan/protocol';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skull } from '../../ui/skull.tsx';
import { titleOf } from './broke-you.ts';
import { seconds } from './format.ts';
import type { People } from './people.ts';
import { PlayCurves } from './play-curves.tsx';
import styles from './plays.module.css';

const { plays: t } = texts;

interface PlayProps {
  play: RecordedPlay;
  record: MatchRecord;
  people: People;
}

/** Who was out of a play, in the order it happened, and what others saw. */
function Happened({ play, record, people }: PlayProps) {
  const seen = record.witnessed.filter((one) => one.play === play.play);
  return (
    <ul className={styles.happened}>
      {play.outs.map(({ user_id, reason, afterMs, memeId }) => (
        <li key={user_id}>
          <Skull />
          {t.out[reason](people.name(user_id), seconds(afterMs ?? 0), titleOf(play, memeId))}
        </li>
      ))}
      {play.outs.length === 0 && <li className="muted">{t.nobodyOut}</li>}
      {seen.map(({ user_id, witnesses }) => (
        <li key={`seen ${user_id}`} className={styles.seen}>
          <Icon name="eye" />
          {t.witnessed(witnesses, user_id === people.me ? texts.you.toLowerCase() : people.name(user_id))}
        </li>
      ))}
    </ul>
  );
}

function outcome({ winner, unfinished }: RecordedPlay, people: People): string {
  if (unfinished) return t.unfinished;
  return winner === null ? t.nobody : t.won(people.name(winner));
}

/** One play: a line that opens. */
function Play({ play, record, people, open }: PlayProps & { open: boolean }) {
  const seen = record.witnessed.some((one) => one.play === play.play);
  return (
    <li>
      <details className={styles.play} open={open}>
        <summary>
          <Icon name="down" className={styles.arrow} />
          <b>{t.play(play.play)}</b>
          <span className={styles.won}>{outcome(play, people)}</span>
          {seen && (
            <Badge tone="wait" className={styles.badge}>
              <Icon name="eye" />
              {t.seen}
            </Badge>
          )}
          {play.startedAt !== null && <span className="muted num">{seconds(play.durationMs)}</span>}
        </summary>
        <Happened play={play} record={record} people={people} />
        {play.startedAt !== null && <PlayCurves play={play} record={record} people={people} />}
      </details>
    </li>
  );
}

/** Round 1, play by play; the one that tells most about who looks is open. */
export function Plays({ record, people }: { record: MatchRecord; people: People }) {
  const { plays, curves } = record;
  if (plays.length === 0) return <p className="muted">{t.noPlay}</p>;
  const drawn = plays.filter(({ play }) => curves.some((curve) => curve.play === play));
  const mine = (drawn.length > 0 ? drawn : plays).find(({ outs }) =>
    outs.some((one) => one.user_id === people.me && one.reason === 'smile'),
  );
  const open = (mine ?? drawn[0] ?? plays[0])?.play;
  return (
    <ol className={styles.plays}>
      {plays.map((play) => (
        <Play key={play.play} play={play} record={record} people={people} open={play.play === open} />
      ))}
    </ol>
  );
}
