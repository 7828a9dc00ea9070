import { connectionTexts } from '../../texts/connection.ts';

/** Whether an error's text says that the arena was closed (spec §4 Lobby room). */
export const isClosing = (message: string): boolean => /arena closed|host has left/i.test(message);

/** Takes why a connection could not be made; returns the text that says so: the server's own where the player can do something about it. */
export function textOf({ code, message, description }: { code?: string; message: string; description?: unknown }): string {
  if (code === 'RATE_LIMITED') return message;
  if (description === 404 || /\b404\b|not found/i.test(message)) return connectionTexts.notFound;
  if (/cors|origin/i.test(message)) return connectionTexts.blocked;
  if (/timeout/i.test(message)) return connectionTexts.timeout;
  if (/websocket/i.test(message)) return connectionTexts.webSocketFailed;
  return connectionTexts.notConnected;
}
