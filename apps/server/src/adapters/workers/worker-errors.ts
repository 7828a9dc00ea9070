import workerpool from 'workerpool';

/** The process died over a job: memory, processor time, or a fault of native code. */
export class WorkerDiedError extends Error {
  override name = 'WorkerDiedError';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
const isTerminated = (error: unknown): boolean => error instanceof workerpool.TerminateError;

/** The process ended by itself between two jobs: the job was not begun, another process can do it. */
export function hasRetired(error: unknown): boolean {
  return isTerminated(error) && /exitCode: `0`|Worker is terminated|Channel closed/.test(messageOf(error));
}

/** Why the process died, in a few words, from the error of the pool and the process's own output; null when it did not die. */
export function describeDeath(error: unknown, output: string): string | null {
  if (error instanceof workerpool.Promise.TimeoutError) return 'it hung';
  if (!isTerminated(error)) return null;
  const message = messageOf(error);
  const signal = /signalCode: `(SIG\w+)`/.exec(message)?.[1];
  const code = /exitCode: `(\d+)`/.exec(message)?.[1];
  const fatal = output.split('\n').find((line) => /FATAL|Error|abort/i.test(line));
  return [signal ?? (code === undefined ? message.split('\n')[0] : `exit code ${code}`), fatal?.trim().slice(0, 160)]
    .filter((part) => part !== undefined)
    .join(': ');
}
