import type { MatchRecord, RecordedTurn } from '@deadpan/protocol';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { Strokes } from '../../ui/tally.tsx';
import { seconds } from './format.ts';
import type { People } from './people.ts';
import styles from './turns.module.css';

const { turns: t } = texts;

function Turn({ turn, people }: { turn: RecordedTurn; people: People }) {
  const { performer, spoke, laughs } = turn;
  return (
    <li>
      <p className={styles.head}>
        <Icon name={spoke ? 'mic' : 'mic-off'} />
        <b className={styles.name}>{t.performer(people.name(performer))}</b>
        <span className={styles.points}>
          <Strokes count={laughs.length} />
          <span className="num">{t.points(laughs.length)}</span>
        </span>
      </p>
      <ul className="muted">
        {!spoke && <li>{t.silent}</li>}
        {spoke && laughs.length === 0 && <li>{t.nobody}</li>}
        {laughs.map(({ user_id, reason, afterMs }) => (
          <li key={user_id}>
            {reason === 'hid' ? t.hid(people.name(user_id)) : t.laughed(people.name(user_id), afterMs === null ? null : seconds(afterMs))}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Round 2, turn by turn: who spoke, and who laughed when. */
export function Turns({ record, people }: { record: MatchRecord; people: People }) {
  if (record.turns.length === 0) return <p className="muted">{t.none}</p>;
  return (
    <ol className={styles.turns}>
      {record.turns.map((turn) => (
        <Turn key={turn.performer} turn={turn} people={people} />
      ))}
    </ol>
  );
}
