import { limits } from '@deadpan/protocol';
import type { Connection } from './io.ts';

/** What of a connection is asked here and has no types: what Engine.IO's own pings are made of. */
interface Innards {
  /** Runs while a ping is not answered, and then ends the connection. */
  pingTimeoutTimer: unknown;
  /** Until the next ping by the clock. */
  pingIntervalTimer: NodeJS.Timeout | null;
  hasRefreshedPingTimeout: boolean;
  sendPacket(type: 'ping'): void;
  resetPingTimeout(): void;
}

/**
 * Takes a connection; pings it whenever its page has said nothing for five seconds. Engine.IO pings by the clock: every five seconds for thousands of
 * players who say something every second anyway, and a ping with its answer costs what four readings cost. So by the clock it pings seldom, and a line
 * that has died is ended ten seconds after it was heard of last, as before at the latest.
 */
export function pingSilent(connection: Connection): void {
  const innards = connection as unknown as Innards;
  const silence = setTimeout(() => {
    if (innards.pingTimeoutTimer !== null) return;
    innards.hasRefreshedPingTimeout = false;
    innards.sendPacket('ping');
    innards.resetPingTimeout();
    // One of the clock's before this is answered would give it as long once more.
    innards.pingIntervalTimer?.refresh();
  }, limits.socket.silentMs);
  for (const sign of ['packet', 'upgrade']) connection.on(sign, () => void silence.refresh());
  connection.once('close', () => clearTimeout(silence));
}
