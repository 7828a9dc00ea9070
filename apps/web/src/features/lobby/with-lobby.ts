import type { Lobby, PlayerView, RoomView } from '@deadpan/protocol';

const newcomer: Omit<PlayerView, 'user_id' | 'username' | 'profile_picture_url' | 'is_host' | 'is_ready'> = {
  score: 0,
  is_eliminated: false,
  is_speaking: false,
  connected: true,
  camera_ready: false,
  links_ready: false,
  wins: 0,
  out_reason: null,
  left: false,
};

/** The view with what HTTP says meanwhile: who is seated, who is ready, the crown, the settings. For as long as the socket is down. */
export function withLobby(view: RoomView, lobby: Lobby): RoomView {
  const players = lobby.players.map(({ id, username, isHost, isReady, profile_picture_url }) => ({
    ...(view.players.find((one) => one.user_id === id) ?? newcomer),
    user_id: id,
    username,
    profile_picture_url,
    is_host: isHost,
    is_ready: isReady,
  }));
  return { ...view, host_id: lobby.hostId, settings: lobby.settings, players };
}
