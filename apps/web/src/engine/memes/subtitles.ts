/** One line of subtitles; times are milliseconds of the clip. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

const STAMP = /(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})/;
const TIMES = new RegExp(`^${STAMP.source}\\s+-->\\s+${STAMP.source}`);

function millis(hours: string | undefined, minutes: string | undefined, seconds: string | undefined, rest: string | undefined): number {
  return ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);
}

/** Reads the cues of a WebVTT file; tags, settings and notes are dropped, lines of one cue are joined. */
export function parseVtt(file: string): Cue[] {
  return file
    .replace(/^\uFEFF/, '')
    .split(/\r?\n\s*\r?\n/)
    .flatMap((block) => {
      const lines = block.split(/\r?\n/);
      const at = lines.findIndex((line) => TIMES.test(line));
      const times = TIMES.exec(lines[at] ?? '');
      if (!times) return [];
      const text = lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&')
        .trim();
      return [{ from: millis(times[1], times[2], times[3], times[4]), to: millis(times[5], times[6], times[7], times[8]), text }];
    });
}

/** The line to show at a moment of the clip (ms), or nothing. */
export function cueAt(cues: readonly Cue[], position: number): string | null {
  return cues.find((cue) => cue.from <= position && position < cue.to)?.text ?? null;
}
