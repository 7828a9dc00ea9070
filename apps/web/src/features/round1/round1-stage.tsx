import { round1Texts as t } from '../../texts/round1.ts';
import type { StageProps } from '../../stage/stage-props.ts';
import { seated } from '../../stage/standing.ts';
import { CornerList } from '../../stage/corner-list.tsx';
import { SoundWord } from '../../stage/sound-word.tsx';
import { Middle, Stage, boxAt } from '../../stage/stage.tsx';
import { WarriorTile } from '../../stage/warrior-tile.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Announcer } from './announcer.tsx';
import { Below } from './below.tsx';
import { CentreScreen } from './centre-screen.tsx';
import { percentOf } from './happiness.ts';
import { Counts, Round1Dock, Round1Head } from './round1-head.tsx';
import styles from './round1.module.css';

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

/** With three, the fourth corner holds the wins so far. */
function Standings({ view }: StageProps) {
  const rows = view.players
    .toSorted((a, b) => b.wins - a.wins)
    .map(({ user_id: id, username, wins }) => ({
      id,
      name: id === view.you ? t.result.you : username,
      count: String(wins),
      strokes: wins,
    }));
  return <CornerList title={t.result.wins} rows={rows} note={t.result.ofPlays(view.total_plays)} />;
}

/** The stage of round 1, whatever its phase but the result: the meme under one light, the players as the boxes around it. */
export function Round1Stage(props: StageProps) {
  const { view, camera, peers } = props;
  const players = seated(view).slice(0, 4);
  const duel = players.length === 2;
  const before = view.phase === 'starting' || view.phase === 'waiting';
  const foot = (
    <>
      <Round1Dock {...props} />
      <Announcer {...props} />
      <SoundWord muted={props.muted} />
    </>
  );
  return (
    <Stage view={view} head={<Round1Head {...props} />} boxes={players.length} upright="corners" foot={foot}>
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
          className={boxAt(i)}
        />
      ))}
      <Middle>
        <CentreScreen {...props} />
        <UnderTheScreen {...props} />
        {!duel && (props.below ?? <Below {...props} duel={false} />)}
      </Middle>
      {duel && <div className={styles.duelBelow}>{props.below ?? <Below {...props} duel />}</div>}
      {players.length === 3 && <Standings {...props} />}
    </Stage>
  );
}
