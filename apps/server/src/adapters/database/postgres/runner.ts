import type { Pool, PoolClient } from 'pg';
import { DatabaseAway } from '../../../ports/database-away.ts';
import { asAway } from '../away.ts';
import type { Script, Step, Writer } from '../script.ts';

/** design "Database away": a call that takes longer is given up; its outcome is then unknown. */
const TIMEOUT_MS = 2_000;
/** Deadlock and serialization failure: PostgreSQL undid it and asks to try again. */
const AGAIN = new Set(['40P01', '40001']);
const TRIES = 4;

async function transaction(client: PoolClient, steps: Step[]): Promise<string | null> {
  const [only] = steps;
  // One statement is a transaction by itself.
  if (only && steps.length === 1) return (await client.query(only.sql, only.parameters)).rowCount === 0 ? (only.orElse ?? null) : null;
  await client.query('begin');
  for (const { sql, parameters, orElse } of steps) {
    const { rowCount } = await client.query(sql, parameters);
    if (orElse !== undefined && rowCount === 0) {
      await client.query('rollback');
      return orElse;
    }
  }
  await client.query('commit');
  return null;
}

/** Takes a connection and gives it back whole or not at all: one that is in an unknown state is closed. */
async function once(pool: Pool, steps: Step[]): Promise<string | null> {
  const client = await pool.connect();
  // Made only when it is needed: an error looks for its stack, which costs a good part of a quick script.
  const givenUp: { tooLong?: DatabaseAway } = {};
  let broken: Error | undefined;
  const deadline = setTimeout(() => {
    givenUp.tooLong = new DatabaseAway('The database took too long.');
    client.release(givenUp.tooLong);
  }, TIMEOUT_MS);
  try {
    return await transaction(client, steps);
  } catch (error) {
    if (givenUp.tooLong) throw givenUp.tooLong;
    // Why it failed is known: should the deadline come before this is undone, that is still the answer.
    await client.query('rollback').catch((failed: unknown) => {
      broken = failed instanceof Error ? failed : new Error(String(failed));
    });
    throw error;
  } finally {
    clearTimeout(deadline);
    if (!givenUp.tooLong) client.release(broken);
  }
}

/** Takes the pool; returns the writer: one transaction per script, because groups from several nodes would deadlock. */
export function createRunner(pool: Pool): Writer {
  return {
    load: () => [
      ['busy', pool.totalCount - pool.idleCount],
      ['idle', pool.idleCount],
      ['waiting', pool.waitingCount],
    ],
    run: async (script: Script) => {
      for (let tries = 1; ; tries++) {
        try {
          return await once(pool, script.steps);
        } catch (error) {
          const code = error instanceof Error && 'code' in error ? String(error.code) : '';
          if (!AGAIN.has(code) || tries >= TRIES) throw asAway(error);
        }
      }
    },
    close: async () => {},
  };
}
