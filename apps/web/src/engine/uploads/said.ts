import { uploadTexts } from '../../texts/uploads.ts';
import type { UploadEntry } from './upload-types.ts';

const { said } = uploadTexts;
/** Percent between two announcements: often enough to know that it moves, seldom enough to bear. */
const STEP = 25;

const stepOf = ({ sent, bytes }: UploadEntry): number => Math.floor((100 * sent) / Math.max(1, bytes) / STEP) * STEP;

function change(before: UploadEntry | undefined, now: UploadEntry): string | null {
  if (now.state === 'refused' && before?.state !== 'refused') return said.problem(now.name, now.problem ?? '');
  if (!before) return null;
  if (now.state === 'done' && before.state !== 'done') return said.done(now.title);
  if (now.state === 'waiting' && before.state !== 'waiting') return said.waiting(now.title);
  if (now.state !== 'sending') return null;
  if (before.state === 'waiting') return said.resumed(now.title);
  if (before.state !== 'sending') return said.started(now.title);
  const step = stepOf(now);
  return step > stepOf(before) && step < 100 ? said.percent(now.title, step) : null;
}

/** Takes the queue before and after; returns what a screen reader is told of the step between, null when it is not worth a word. */
export function announcement(before: readonly UploadEntry[], now: readonly UploadEntry[]): string | null {
  const told = now
    .map((entry) =>
      change(
        before.find(({ id }) => id === entry.id),
        entry,
      ),
    )
    .filter((words) => words !== null);
  return told.length > 0 ? told.join(' ') : null;
}
