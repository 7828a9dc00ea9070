import type { Script, SqlValue } from '../script.ts';
import type { Connection } from './connect.ts';

/** A script on its way, with the number its answer carries. */
export interface Job {
  id: number;
  script: Script;
}

/** What became of it: saved (`refused` null), undone by a step that changed nothing, or failed. */
export type Answer = { id: number; refused: string | null } | { id: number; failed: { message: string; code: string } };

/** No group waits longer for its commit than this many scripts take. */
const GROUP_MAX = 64;

/** Takes the queue; removes and returns the next group: the oldest script of every key, so that a second one on a key is decided after the first is saved. */
export function takeGroup(queue: Job[]): Job[] {
  const keys = new Set<string>();
  const group: Job[] = [];
  const rest: Job[] = [];
  for (const job of queue) {
    if (group.length < GROUP_MAX && !keys.has(job.script.key)) group.push(job);
    else rest.push(job);
    keys.add(job.script.key);
  }
  queue.splice(0, queue.length, ...rest);
  return group;
}

interface Statement {
  run(parameters: SqlValue[]): { changes: number };
}

/** Takes the writer's connection; returns the function that commits a group and answers each script. */
export function groupCommitter(connection: Connection): (group: Job[]) => Answer[] {
  const prepared = new Map<string, Statement>();

  function statement(sql: string): Statement {
    let known = prepared.get(sql);
    if (!known) {
      known = connection.prepare(sql) as unknown as Statement;
      prepared.set(sql, known);
    }
    return known;
  }

  /** Runs one script inside the open transaction; a refusal undoes only this script. */
  function apply({ id, script }: Job): Answer {
    connection.exec('SAVEPOINT script');
    for (const { sql, parameters, orElse } of script.steps) {
      const { changes } = statement(sql).run(parameters);
      if (orElse !== undefined && changes === 0) {
        connection.exec('ROLLBACK TO script');
        connection.exec('RELEASE script');
        return { id, refused: orElse };
      }
    }
    connection.exec('RELEASE script');
    return { id, refused: null };
  }

  function together(group: Job[]): Answer[] {
    connection.exec('BEGIN IMMEDIATE');
    try {
      const answers = group.map(apply);
      connection.exec('COMMIT');
      return answers;
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw error;
    }
  }

  function alone(job: Job): Answer {
    try {
      return together([job])[0] ?? { id: job.id, refused: null };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return { id: job.id, failed: { message: error instanceof Error ? error.message : String(error), code } };
    }
  }

  return (group) => {
    if (group.length === 1) return group.map(alone);
    try {
      return together(group);
    } catch {
      // One bad script must not take the others with it.
      return group.map(alone);
    }
  };
}
