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

/** Integrated loudness of a sound file in LUFS, after EBU R 128. */
export function loudnessOf(file: string): number {
  const args = ['-hide_banner', '-nostats', '-i', file, '-vn', '-af', 'loudnorm=print_format=json', '-f', 'null', '-'];
  const { stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' });
  const measured = /"input_i" : "(-?[\d.]+)"/.exec(stderr)?.[1];
  if (measured === undefined) throw new Error(`ffmpeg measured no loudness: ${stderr}`);
  return Number(measured);
}
