import { readFileSync } from 'node:fs';

/** Processor time of a process in ticks of the kernel; null where there is no such file. */
function readCpuTicks(pid: number): number | null {
  try {
    // The name, in parentheses, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ');
    return Number(fields[12]) + Number(fields[13]);
  } catch {
    return null;
  }
}

/**
 * Ends a process that has a job and uses no processor time: out of memory at the wrong moment it may wait forever for a thread it could not start.
 * Linux only; elsewhere the pool's own last bound holds. Returns how to stop watching.
 */
export function watchForHang(pid: number, hangsAfterMs: number): () => void {
  let last = readCpuTicks(pid);
  const lookEveryMs = hangsAfterMs / 6;
  let idleMs = 0;
  const timer = setInterval(() => {
    const ticks = readCpuTicks(pid);
    idleMs = ticks !== null && ticks === last ? idleMs + lookEveryMs : 0;
    last = ticks;
    if (idleMs < hangsAfterMs) return;
    clearInterval(timer);
    process.kill(pid, 'SIGKILL');
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
}
