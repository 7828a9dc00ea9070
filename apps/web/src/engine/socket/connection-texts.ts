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
} as const;

/** Takes why a connection could not be made; returns the text that says so. */
export function textOf({ message, description }: { message: string; description?: unknown }): string {
  if (description === 404 || /\b404\b|not found/i.test(message)) return connectionTexts.notFound;
  if (/cors|origin/i.test(message)) return connectionTexts.blocked;
  if (/timeout/i.test(message)) return connectionTexts.timeout;
  if (/websocket/i.test(message)) return connectionTexts.webSocketFailed;
  return connectionTexts.notConnected;
}
