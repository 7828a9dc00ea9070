import type { MatchRecord, RecordedPlay } from '@deadpan/protocol';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Numbers, Plot } from '../../ui/chart.tsx';
import { seconds } from './format.ts';
import { lanesOf, peakOver, shown } from './lanes.ts';
import type { Lane, Lanes } from './lanes.ts';
import type { People } from './people.ts';
import styles from './play-curves.module.css';

const { curves: t } = texts;

interface PlayCurvesProps {
  play: RecordedPlay;
  record: MatchRecord;
  people: People;
}

function Drawing({ lane, drawn: { limit, danger, memes } }: { lane: Lane; drawn: Lanes }) {
  const { curve, out } = lane;
  return (
    <Plot
      className={styles.plot}
      lines={
        <>
          {memes.slice(1).map(({ id, offset, left }) => (
            <path key={`${id} ${offset}`} className={styles.cut} d={`M${left} 0V100`} />
          ))}
          <path className={styles.danger} d={`M0 ${100 - danger}H100`} />
          <path className={styles.limit} d={`M0 ${100 - limit}H100`} />
          <path className={styles.axis} d="M0 100H100" />
          {curve && <path className={styles.line} d={curve.path} />}
        </>
      }
    >
      {out && <span className={styles.out} style={{ left: `${out.left}%`, bottom: `${out.bottom}%` }} />}
    </Plot>
  );
}

function LaneRow({ lane, drawn, people }: { lane: Lane; drawn: Lanes; people: People }) {
  const { who, curve, out } = lane;
  const name = people.name(who);
  return (
    <li className={styles.lane}>
      <p className={styles.label}>
        <b className={styles.name}>{name}</b>
        <span className="muted t1">
          {curve ? (
            <span className="num">
              <span className="vh">{t.label(name, curve.peak)}</span>
              <span aria-hidden="true">{t.peak(curve.peak)}</span>
            </span>
          ) : who === people.me ? (
            t.yoursNot
          ) : (
            t.private
          )}
          {out && `, ${t.out[out.reason]}`}
        </span>
      </p>
      <Drawing lane={lane} drawn={drawn} />
    </li>
  );
}

/** The same in numbers: how wide everybody's smile was over each clip. */
function CurveNumbers({ play, record, people }: PlayCurvesProps) {
  const curves = record.curves.filter((one) => one.play === play.play);
  return (
    <Numbers
      label={t.table}
      caption={t.caption(play.play)}
      head={[t.meme, ...curves.map(({ user_id }) => people.name(user_id))]}
      rows={shown(play).map((meme) => ({
        key: `${meme.id} ${meme.offset}`,
        head: meme.title,
        cells: curves.map(({ points }) => peakOver(points, meme) ?? t.none),
      }))}
    />
  );
}

/** Everybody's smile over one play, in a lane each, with what was on below. A drawing, and the same as a table. */
export function PlayCurves({ play, record, people }: PlayCurvesProps) {
  const drawn = lanesOf(play, record);
  const any = drawn.lanes.some((lane) => lane.curve !== null);
  return (
    <div className={styles.curves}>
      <h3 className="vh">{t.heading(play.play)}</h3>
      {any && (
        <>
          <ul>
            {drawn.lanes.map((lane) => (
              <LaneRow key={lane.who} lane={lane} drawn={drawn} people={people} />
            ))}
          </ul>
          <div className={styles.band} aria-hidden="true">
            {drawn.memes.map(({ id, offset, left, width }, at) => (
              <span key={`${id} ${offset}`} className="num" style={{ left: `${left}%`, width: `${width}%` }}>
                {at + 1}
              </span>
            ))}
          </div>
        </>
      )}
      <h4 className="lab">{texts.plays.memes}</h4>
      <ol className={styles.memes}>
        {drawn.memes.map(({ id, title, offset }) => (
          <li key={`${id} ${offset}`}>
            {title} <span className="muted t1">{offset === 0 ? texts.plays.first : texts.plays.from(seconds(offset))}</span>
          </li>
        ))}
      </ol>
      {any && (
        <>
          <p className="muted t1">{t.legend}</p>
          <CurveNumbers play={play} record={record} people={people} />
        </>
      )}
    </div>
  );
}
