import type { CaptionsView, PlayerView, RoomView, Still } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { CornerList } from '../../stage/corner-list.tsx';
import { MatchHead } from '../../stage/match-head.tsx';
import type { RoundProps } from '../../stage/round-props.ts';
import { seated } from '../../stage/standing.ts';
import { Middle, Stage, boxAt } from '../../stage/stage.tsx';
import { halves, tallied } from '../../stage/tally.ts';
import { WarriorTile } from '../../stage/warrior-tile.tsx';
import { captionTexts as t } from '../../texts/captions.ts';
import { matchTexts } from '../../texts/match.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cx } from '../../ui/cx.ts';
import { Judging, Reveal, useLaughter } from './reveal.tsx';
import { Writing } from './writing.tsx';
import styles from './captions.module.css';

/** The picture that is captioned. */
export function StillPicture({ still, className }: { still: Still; className?: string | undefined }) {
  return <img className={cx(styles.still, className)} src={still.url} alt={still.alt} decoding="async" />;
}

function Status({ player, captions }: { player: PlayerView; captions: CaptionsView }) {
  if (player.left) return null;
  const sent = captions.submitted.includes(player.user_id);
  return (
    <Badge tone="plate">
      <Icon name={sent ? 'check' : 'clock'} />
      {sent ? t.status.sent : t.status.writing}
    </Badge>
  );
}

function Below({ session, view, captions, now }: RoundProps & { captions: CaptionsView; now: number | null }) {
  if (view.phase === 'revealing' && captions.reveal) return <Reveal reveal={captions.reveal} now={now} />;
  if (view.phase === 'judging') return <Judging />;
  return <Writing session={session} view={view} />;
}

/** With three players: the rounds that everybody has so far. */
function Rounds({ view }: { view: RoomView }) {
  const rows = tallied(view).map(({ player: { user_id: id, username }, won }) => ({
    id,
    name: id === view.you ? matchTexts.you : username,
    count: halves(won),
    strokes: Math.floor(won),
  }));
  return <CornerList title={matchTexts.scoreboard.rounds} rows={rows} note={matchTexts.scoreboard.soFar(view.standings.length)} />;
}

/** Round 3: the picture under the light, the players around it; captions are written, revealed one at a time, and judged (design "Round 3"). */
export function CaptionsStage({ session, view }: RoundProps) {
  const camera = useStore(session.camera);
  const peers = useStore(session.mesh, (state) => state.peers);
  const now = useLaughter(session);
  const { serverNow, sound } = session;
  const { captions, phase } = view;
  if (!captions) return null;
  const players = seated(view).slice(0, 4);
  const writing = phase === 'writing' || phase === 'collecting';
  const clock = phase === 'judging' ? 'none' : 'running';
  const head = <MatchHead view={view} serverNow={serverNow} sound={sound} title={matchTexts.header(3)} clock={clock} />;
  return (
    <Stage view={view} head={head} boxes={players.length} upright="row">
      {players.map((player, i) => (
        <WarriorTile
          key={player.user_id}
          view={view}
          player={player}
          camera={player.user_id === view.you ? camera : undefined}
          peer={peers[player.user_id]}
          badge={writing ? <Status player={player} captions={captions} /> : undefined}
          aside={<span />}
          className={boxAt(i)}
        />
      ))}
      <Middle>
        <StillPicture still={captions.still} />
        <div className={styles.below}>
          <Below session={session} view={view} captions={captions} now={now} />
        </div>
      </Middle>
      {players.length === 3 && <Rounds view={view} />}
    </Stage>
  );
}
