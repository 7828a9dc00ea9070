/** What one worker process may use. V8 enforces the heap, the operating system the rest; both end that process alone. */
export interface ProcessLimits {
  /** V8's old generation, in MB */
  heapMb: number;
  /** private memory the process may write to, native libraries included, in MB (Linux) */
  dataMb: number;
  /** processor time over the life of the process, in seconds (Linux, macOS). A worker retires at half of it, so each job has at least the other half. */
  cpuSeconds: number;
  /** steps of priority below the server's: a match that wants the processor gets it first */
  niceness: number;
}

/** How `fork` starts a program with limits. */
export interface LimitedStart {
  execPath: string;
  execArgv: string[];
}

/**
 * A shell sets the limits on itself and becomes the program. Processor time instead of a wall clock: a busy machine makes a job slow, never hostile.
 * A system that does not know a limit leaves it out; `ulimit` then fails alone.
 */
const LIMIT_AND_START = 'ulimit -c 0; ulimit -t "$1"; ulimit -d "$2"; niceness="$3"; shift 3; exec nice -n "$niceness" "$@"';

/** Windows has no limits a process can be started with: there V8's heap is the only bound. */
export function limitProcess({ heapMb, dataMb, cpuSeconds, niceness }: ProcessLimits, execArgv: readonly string[]): LimitedStart {
  const node = [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=16', ...execArgv];
  if (process.platform === 'win32') return { execPath: process.execPath, execArgv: node };
  const limits = [cpuSeconds, dataMb * 1024, niceness].map(String);
  return { execPath: '/bin/sh', execArgv: ['-c', LIMIT_AND_START, 'deadpan-worker', ...limits, process.execPath, ...node] };
}
