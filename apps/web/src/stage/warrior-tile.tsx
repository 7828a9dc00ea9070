import { useState, type ReactNode } from 'react';
import type { PlayerView, RoomView } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { stageTexts } from '../texts/stage.ts';
import { strangerTexts } from '../texts/strangers.ts';
import { Tile } from '../ui/tile.tsx';
import { currentRoom } from './current-room.ts';
import { StreamVideo, type PictureHealth } from './stream-video.tsx';
import { standingOf } from './standing.ts';
import type { Seen } from './standing.ts';
import { useHidden } from './strangers/hidden.ts';
import { StrangerMenu } from './strangers/stranger-menu.tsx';

interface WarriorTileProps extends Omit<Seen, 'picture'> {
  view: RoomView;
  player: PlayerView;
  /** plays won are shown in play, not in the lobby */
  wins?: boolean;
  host?: boolean;
  badge?: ReactNode;
  /** in place of the reading */
  aside?: ReactNode;
  className?: string | undefined;
}

/** A player's box with the live picture in it, as the view, the link and the camera stand. */
export function WarriorTile({ view, player, percent, camera, peer, unlinked, wins, host, badge, aside, className }: WarriorTileProps) {
  const you = player.user_id === view.you;
  // Bots of a demo are no strangers: only who sits in the arena this page is in.
  const stranger = useStore(currentRoom, (state) => state.current?.roomId === view.lobby_id) && !you;
  const hidden = useHidden(view.lobby_id, player.user_id) && stranger;
  const [picture, setPicture] = useState<PictureHealth | null>(null);
  const standing = standingOf(view, player, { percent, camera, peer, picture, unlinked });
  const { notice } = standing;
  const texts = {
    ...stageTexts.tile,
    off: notice,
    connecting: notice || stageTexts.tile.connecting,
    out: player.left ? stageTexts.left : stageTexts.tile.out,
  };
  const { out_reason: reason } = player;
  const because = standing.state === 'out' && reason && (reason !== 'smile' || percent === undefined) ? reason : null;
  return (
    <Tile
      name={player.username}
      texts={texts}
      you={you}
      host={host === true && player.is_host}
      state={standing.state}
      percent={percent}
      wins={wins ? player.wins : undefined}
      camera={standing.camera}
      link={standing.link}
      badge={badge}
      hidden={hidden && strangerTexts.hidden}
      menu={stranger && <StrangerMenu view={view} player={{ id: player.user_id, name: player.username }} picture={!player.left} />}
      aside={aside ?? (because && <span className="muted t1">{stageTexts.outBecause[because]}</span>)}
      {...(className !== undefined && { className })}
    >
      {standing.stream && !hidden && (
        <StreamVideo stream={standing.stream} mirrored={you} label={you ? stageTexts.tile.you : player.username} onHealth={setPicture} />
      )}
    </Tile>
  );
}
