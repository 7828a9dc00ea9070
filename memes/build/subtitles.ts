import type { Cue } from '../scene.ts';

/** The cues as a WebVTT file. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = [...cues].sort((a, b) => a.from - b.from).map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

function clock(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(Math.round(ms % 1000)).padStart(3, '0')}`;
}

/** What is wrong with a scene's words: lines spoken into each other, cues that outlive the clip or cut a spoken line short. */
export function complaints(
  cues: readonly Cue[],
  spoken: readonly { text: string; from: number; to: number }[],
  durationMs: number,
): string[] {
  const overlapping = spoken.flatMap((line, i) => {
    const next = spoken[i + 1];
    return next && next.from < line.to ? [`"${line.text}" runs until ${line.to} into "${next.text}" at ${next.from}`] : [];
  });
  const late = spoken.filter((line) => line.to > durationMs).map((line) => `"${line.text}" runs until ${line.to}, past the end`);
  const cut = cues.flatMap((cue) =>
    spoken
      .filter((line) => line.from === cue.from && line.to > cue.to + 150)
      .map((line) => `the cue "${cue.text}" ends at ${cue.to}, its line at ${line.to}`),
  );
  const outside = cues
    .filter((cue) => cue.from < 0 || cue.to > durationMs || cue.from >= cue.to)
    .map((cue) => `the cue "${cue.text}" lies outside the clip`);
  return [...overlapping, ...late, ...cut, ...outside];
}
