import { execFileSync, spawnSync } from 'node:child_process';

const NEEDED = [
  { command: 'ffmpeg', probe: '-version', install: 'ffmpeg' },
  { command: 'ffprobe', probe: '-version', install: 'ffmpeg' },
  { command: 'espeak-ng', probe: '--version', install: 'espeak-ng' },
];

/** Throws with what to install when a program that building needs is missing. */
export function requireTools(): void {
  const missing = NEEDED.filter(({ command, probe }) => spawnSync(command, [probe], { stdio: 'ignore' }).status !== 0);
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map(({ install }) => install))].join(' ');
  throw new Error(
    `Building the clips needs ${missing.map(({ command }) => command).join(', ')}. Install with: sudo apt-get install ${packages}`,
  );
}

/** Runs ffmpeg quietly; its complaint becomes the error's message. */
export function ffmpeg(args: readonly string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}

/** The longest stream's length as players see it, in whole milliseconds. */
export function durationOf(file: string): number {
  const seconds = execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file], {
    encoding: 'utf8',
  });
  return Math.round(Number(seconds) * 1000);
}

/** What a sound file measures after EBU R 128: integrated loudness in LUFS, true peak in dBFS. */
export function levelsOf(file: string): { loudness: number; peak: number } {
  const args = ['-hide_banner', '-nostats', '-i', file, '-vn', '-af', 'ebur128=peak=true', '-f', 'null', '-'];
  const { stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const [loudness, peak] = [/I: +(-?[\d.]+) LUFS/.exec(summary)?.[1], /Peak: +(-?[\d.]+) dBFS/.exec(summary)?.[1]];
  if (loudness === undefined || peak === undefined) throw new Error(`ffmpeg measured no loudness: ${stderr}`);
  return { loudness: Number(loudness), peak: Number(peak) };
}
