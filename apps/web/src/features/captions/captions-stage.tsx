import type { CaptionsView, PlayerView, Still } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { MatchHead } from '../../stage/match-head.tsx';
import type { RoundProps } from '../../stage/round-props.ts';
import { seated } from '../../stage/standing.ts';
import { WarriorTile } from '../../stage/warrior-tile.tsx';
import { captionTexts as t } from '../../texts/captions.ts';
import { matchTexts } from '../../texts/match.ts';
import { Badge } from '../../ui/badge.tsx';
import { Beam } from '../../ui/beam.tsx';
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

/** Round 3: the picture under the light, the players around it; captions are written, revealed one at a time, and judged (design "Round 3"). */
export function CaptionsStage({ session, view }: RoundProps) {
  const camera = useStore(session.camera);
  const peers = useStore(session.mesh, (state) => state.peers);
  const now = useLaughter(session);
  const { captions } = view;
  if (!captions) return null;
  const players = seated(view).slice(0, 4);
  const writing = view.phase === 'writing' || view.phase === 'collecting';
  return (
    <main className={`onstage ${styles.round}`} data-phase={view.phase} data-players={players.length} data-toasts="title">
      <MatchHead view={view} serverNow={session.serverNow} title={matchTexts.header(3)} clock={view.phase !== 'judging'} />
      <div className={styles.stage}>
        {players.map((player, i) => (
          <WarriorTile
            key={player.user_id}
            view={view}
            player={player}
            camera={player.user_id === view.you ? camera : undefined}
            peer={peers[player.user_id]}
            badge={writing ? <Status player={player} captions={captions} /> : undefined}
            aside={<span />}
            className={styles[`t${i + 1}`]}
          />
        ))}
        <Beam half="92px" above="80px" className={styles.middle ?? ''}>
          <StillPicture still={captions.still} />
          <div className={styles.below}>
            <Below session={session} view={view} captions={captions} now={now} />
          </div>
        </Beam>
      </div>
    </main>
  );
}
