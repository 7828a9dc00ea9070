import { round1Texts as t } from '../../texts/round1.ts';
import type { StageProps } from '../../stage/stage-props.ts';
import { seated } from '../../stage/standing.ts';
import { WarriorTile } from '../../stage/warrior-tile.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Beam } from '../../ui/beam.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Strokes } from '../../ui/tally.tsx';
import { cx } from '../../ui/cx.ts';
import { Announcer } from './announcer.tsx';
import { Below } from './below.tsx';
import { CentreScreen } from './centre-screen.tsx';
import { percentOf } from './happiness.ts';
import { Counts, StageDock, StageHeader } from './stage-header.tsx';
import styles from './round1.module.css';

const shapes: Record<number, string | undefined> = { 2: styles.two, 3: styles.three, 4: styles.four };

function UnderTheScreen({ view, meme }: StageProps) {
  const on = (view.phase === 'playing' || view.phase === 'deciding') && meme.meme;
  return (
    <div className={styles.info}>
      <span>
        {on && (
          <>
            {t.meme}{' '}
            <b className="num">
              {meme.index + 1}/{meme.total}
            </b>
            <span className="only-desk">
              {' '}
              · {t.play} <b className="num">{view.current_play}</b>
            </span>
          </>
        )}
      </span>
      <span className="only-phone">
        <span>
          <Counts view={view} />
        </span>
      </span>
      <span>
        {on && (
          <>
            <b className="num">{meme.secondsLeft} s</b> {t.left}
          </>
        )}
      </span>
    </div>
  );
}

function FaceFound({ face }: StageProps) {
  const found = face.reading?.faceDetected === true;
  return (
    <Badge tone="plate" className={styles.found ?? ''}>
      <Icon name={found ? 'check' : 'close'} />
      {found ? t.faceFound : t.noFace}
    </Badge>
  );
}

/** With three, the fourth corner holds the wins so far: a box like the others, without a face. */
function Standings({ view }: StageProps) {
  const rows = view.players.toSorted((a, b) => b.wins - a.wins);
  return (
    <aside className={styles.standings} aria-label={t.result.wins}>
      <h2 className="t3">{t.result.wins}</h2>
      <ol>
        {rows.map((one) => (
          <li key={one.user_id}>
            <b className={styles.rowName} title={one.username}>
              {one.user_id === view.you ? t.result.you : one.username}
            </b>
            <span className="d t4 num">{one.wins}</span>
            <Strokes count={one.wins} />
          </li>
        ))}
      </ol>
      <p className="muted t1">{t.result.ofPlays(view.total_plays)}</p>
    </aside>
  );
}

/** The stage of round 1, whatever its phase but the result: the meme under one light, the players as the boxes around it. */
export function Round1Stage(props: StageProps) {
  const { view, camera, peers, muted, actions, controls } = props;
  const players = seated(view).slice(0, 4);
  const duel = players.length === 2;
  const before = view.phase === 'starting' || view.phase === 'waiting';
  return (
    <main className={cx('onstage', styles.arena, shapes[players.length])} data-phase={view.phase ?? 'none'} data-toasts="title">
      <StageHeader {...props} />
      <div className={styles.stage}>
        {players.map((player, i) => (
          <WarriorTile
            key={player.user_id}
            view={view}
            player={player}
            percent={percentOf(player.user_id, props)}
            camera={player.user_id === view.you ? camera : undefined}
            peer={peers[player.user_id]}
            wins
            badge={player.user_id === view.you && before ? <FaceFound {...props} /> : undefined}
            className={styles[`t${i + 1}`]}
          />
        ))}
        <Beam half="var(--beam-half)" above="var(--beam-above)" className={styles.middle ?? ''}>
          <CentreScreen {...props} />
          <UnderTheScreen {...props} />
          {!duel && (props.below ?? <Below {...props} duel={false} />)}
        </Beam>
        {duel && <div className={styles.duelBelow}>{props.below ?? <Below {...props} duel />}</div>}
        {players.length === 3 && <Standings {...props} />}
      </div>
      <StageDock muted={muted} actions={actions} controls={controls} />
      <Announcer {...props} />
    </main>
  );
}
