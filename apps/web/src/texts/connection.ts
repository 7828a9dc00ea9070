/** spec §8 "Socket messages", word for word. */
export const connectionTexts = {
  authRequired: 'Authentication required',
  noToken: 'Authentication token not found',
  notCreated: 'Failed to create socket connection',
  notConnected: 'Failed to connect to server',
  serverDisconnected: 'Server disconnected the connection',
  lost: 'Connection lost. Reconnecting...',
  timeout: 'Connection timeout. Please check your internet connection.',
  webSocketFailed: 'WebSocket connection failed. Trying alternative connection...',
  blocked: 'Connection blocked by CORS policy. Please contact support.',
  notFound: 'Socket.IO endpoint not found. Please check server configuration.',
  notReconnected: 'Failed to reconnect. Please refresh the page.',
  lobbyNotFound: 'Lobby not found. It may have been deleted.',
  recoveryFailed: 'Unable to join lobby. Please try again.',
  joinFailed: 'Failed to join lobby',
  lobbyExpired: 'Lobby session expired',
  alreadyJoined: 'You are already connected to this lobby',
  /** of ours: the others accepted a rematch in time */
  without: 'The others play again without you.',
  /** of ours: the spec has no word for somebody whom the host removed */
  removed: 'The host has freed your seat. You may return.',
} as const;

/** A browser without video links (spec §8 Camera). */
export const noWebRtc = "Your browser doesn't support WebRTC. Please use a modern browser for multiplayer features.";
