import type { RoomView } from '@deadpan/protocol';
import { Portrait } from '../../stage/portraits.tsx';
import type { Pictures } from '../../stage/portraits.tsx';
import { halves, worth } from '../../stage/tally.ts';
import type { Tally } from '../../stage/tally.ts';
import { matchTexts } from '../../texts/match.ts';
import { Beam } from '../../ui/beam.tsx';
import { Crown } from '../../ui/crown.tsx';
import { cx } from '../../ui/cx.ts';
import { Strokes } from '../../ui/tally.tsx';
import styles from './place.module.css';

const t = matchTexts.scoreboard;

/** What a player made of each round so far. */
function Scores({ view, id }: { view: RoomView; id: string }) {
  return (
    <ul className={styles.scores}>
      {view.standings.map((standing) => {
        const share = worth(standing, id);
        return (
          <li key={standing.round}>
            <span className="lab muted">
              <span aria-hidden="true">{t.column(standing.round)}</span>
              <span className="vh">{t.columnSaid(standing.round)}</span>
            </span>{' '}
            <b className="num">{matchTexts.percent(standing.scores[id] ?? 0)}</b>
            {share === 1 && <Crown className={styles.crown} />}
            {share === 0.5 && <span aria-hidden="true">½</span>}
            {share > 0 && <span className="vh"> {share === 1 ? t.won : t.shares}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface PlaceProps extends Pictures {
  view: RoomView;
  tally: Tally;
  /** what the last round was worth to the player: 1, ½ or 0 */
  share: number;
}

/** One player between two rounds: the face, under the light if the round was theirs, the rounds they have, the scores. */
export function Place({ view, tally: { player, won }, share, ...pictures }: PlaceProps) {
  const id = player.user_id;
  return (
    <li className={styles.box}>
      <div className={styles.place} data-you={id === view.you || undefined}>
        <Beam half="16px" above={share > 0 ? '160px' : '0px'} className={cx(styles.face, share > 0 && styles.lit)}>
          <Portrait view={view} player={player} crowned={share === 1} {...pictures} />
        </Beam>
        <h2 className={cx('keepcase', styles.name)} title={player.username}>
          {id === view.you ? matchTexts.you : player.username}
        </h2>
        <p className={styles.rounds}>
          <b className="d t5 num">{halves(won)}</b>{' '}
          <span className={styles.counted}>
            <Strokes count={Math.floor(won)} />
            <span className="lab muted">{t.roundsWon(halves(won))}</span>
          </span>
        </p>
        <Scores view={view} id={id} />
      </div>
    </li>
  );
}
