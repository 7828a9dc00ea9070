import { useEffect, useState } from 'react';
import type { UserId } from '@deadpan/protocol';
import type { PeerView } from '../../engine/peers/mesh-types.ts';
import { lessMotion } from '../../engine/preferences/appearance.ts';
import { botIds } from './bots/bot.ts';
import { openBotCamera } from './drawing/bot-camera.ts';
import type { DemoRoom } from './match/demo-room.ts';

/** The bots' pictures as links to other players bring them. */
export function useBotPeers(room: DemoRoom): Record<UserId, PeerView> {
  const [peers, setPeers] = useState<Record<UserId, PeerView>>({});
  useEffect(() => {
    const still = lessMotion();
    const cameras = botIds.map((id) => ({
      id,
      camera: openBotCamera({ id, still, happy: () => room.getState().readings[id]?.happy ?? 0 }),
    }));
    const views = cameras.map(({ id, camera: { stream } }): [UserId, PeerView] => [
      id,
      { userId: id, state: 'connected', stream, voice: null, framesDecoded: 1, running: true, poor: false, stuck: false },
    ]);
    setPeers(Object.fromEntries(views));
    return () => {
      for (const { camera } of cameras) camera.close();
    };
  }, [room]);
  return peers;
}
