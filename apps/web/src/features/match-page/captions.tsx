import { limits } from '@deadpan/protocol';
import type { MatchRecord, RecordedCaptions } from '@deadpan/protocol';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Crown } from '../../ui/crown.tsx';
import { Badge } from '../../ui/badge.tsx';
import { hundredths } from './format.ts';
import type { People } from './people.ts';
import styles from './captions.module.css';

const { captions: t } = texts;
type Scored = RecordedCaptions['scores'][number];

const explained = ({ laughter, judge, score }: Scored, judged: boolean): string =>
  judged
    ? t.explained(hundredths(laughter), hundredths(judge), hundredths(judge * limits.caption.judgeWeight), hundredths(score))
    : t.unjudged(hundredths(laughter));

/** Round 3: the image, and the captions with their scores, each explained in a sentence. */
export function Captions({ record, people }: { record: MatchRecord; people: People }) {
  const { captions } = record;
  if (!captions || captions.scores.length === 0) return <p className="muted">{t.none}</p>;
  const { still, scores, judge } = captions;
  const best = record.rounds.find((one) => one.round === 3)?.winner;
  return (
    <div className={styles.captions}>
      {still && <img className={styles.still} src={still.url} alt={still.alt} loading="lazy" />}
      <ol className={styles.list}>
        {scores.map((one) => (
          <li key={one.user_id}>
            <span className={`d t4 num ${styles.score}`} aria-label={t.score(hundredths(one.score))} role="img">
              {hundredths(one.score)}
            </span>
            <div>
              {one.text === '' ? <p className="muted">{t.gone}</p> : <blockquote className={styles.text}>{one.text}</blockquote>}
              <p className={styles.by}>
                <b className={styles.name}>{people.name(one.user_id)}</b>
                {one.user_id === best && (
                  <Badge>
                    <Crown />
                    {t.winner}
                  </Badge>
                )}
              </p>
              <p className="muted t1">{explained(one, judge !== null)}</p>
              {one.reason !== '' && <p className="muted t1">“{one.reason}”</p>}
            </div>
          </li>
        ))}
      </ol>
      {judge && (
        <p className="muted t1">
          {t.judge(judge.name)} {judge.fell_back && t.fellBack}
        </p>
      )}
    </div>
  );
}
