import { cpus, loadavg, totalmem } from 'node:os';

/** One line about where and when a bench ran; the load says who else was at work. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `${cpus().length} × ${model}, ${memory} GiB, Node ${process.versions.node}, load ${loadavg()[0]!.toFixed(1)}, ${date} UTC\n`;
}
