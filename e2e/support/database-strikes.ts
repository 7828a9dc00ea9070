import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresServer } from '../../apps/server/test/postgres-server.ts';
import type { Strike } from './strike.ts';

/** What a login was answered while the database was away. */
interface Answer {
  status: number;
  retryAfter: string | null;
  ms: number;
}

/** Stops a database as a crash would, for so long; `answers` has what a login was told each time. */
export function databaseStrikes(postgres: PostgresServer, url: string, awayMs: number): Strike & { answers: Answer[] } {
  const answers: Answer[] = [];
  return {
    answers,
    stopsTheClock: false,
    break: postgres.kill,
    away: {
      acknowledges: false,
      async until() {
        const over = sleep(awayMs);
        const asked = performance.now();
        const answer = await fetch(`${url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'nobody@example.org', password: 'Straight-Face-1' }),
        });
        answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), ms: performance.now() - asked });
        await over;
      },
    },
    mend: postgres.start,
  };
}
