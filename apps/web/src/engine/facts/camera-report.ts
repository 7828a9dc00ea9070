import type { CameraReportOptions, Report } from './fact-types.ts';

/** Tells the room whether this player's camera works: on every join, and whenever it changes (design "Round 1"). A dark picture is a camera that works. */
export function reportCamera({ camera, connection, room }: CameraReportOptions): Report {
  const isLive = (): boolean => camera.getState().status === 'live';
  const say = (): void => {
    if (connection.getState().joined === room.lobby) {
      void connection.ask('player_camera_ready', { room_id: room.lobby, ready: isLive() });
    }
  };
  let said = isLive();
  const offs = [
    connection.onJoin(() => {
      said = isLive();
      say();
    }),
    camera.subscribe(() => {
      if (isLive() === said) return;
      said = isLive();
      say();
    }),
  ];
  say();
  return {
    close: () => {
      for (const off of offs.splice(0)) off();
    },
  };
}
