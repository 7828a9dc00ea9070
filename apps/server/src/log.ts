import type { MatchId, RoomId } from '@deadpan/protocol';
import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

/** The server's log, and the door by which it learns which match runs in an arena. */
export interface ServerLog {
  log: Logger;
  /** From now on every line about an arena also names its match. */
  knowMatches(matchIn: (room: RoomId) => MatchId | null): void;
}

/**
 * JSON lines on standard output. Whatever speaks of a `room` also says its `match`, put in here, so that no caller can forget it; what would be
 * a secret or a person is taken out of requests.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, output?: { write(line: string): void }): ServerLog {
  let matchIn: (room: RoomId) => MatchId | null = () => null;
  const formatters = {
    log(fields: Record<string, unknown>): Record<string, unknown> {
      const { room, match } = fields;
      return typeof room === 'string' && match === undefined ? { ...fields, match: matchIn(room) } : fields;
    },
  };
  const options = { level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'], formatters };
  return {
    log: output ? pino(options, output) : pino(options),
    knowMatches: (lookUp) => {
      matchIn = lookUp;
    },
  };
}
