import { filesIn } from './files.ts';

/** Matches that are played to their end, outages that are waited out: minutes of deadlines and seconds of processor. All of `e2e` is like that. */
const mostlyWaiting = /(^|\/)e2e\/|\/server\/test\/(backup|captions-judge|full-match-rows|statistics)\.integration\./;
/** A minute and more. */
const longest = /\/(late-draft|kills|rounds|rounds-kills|strangers|outages|statistics|detector)\.integration\./;

/** Takes the path of a test; returns whether it mostly waits. */
export const waits = (path: string): boolean => mostlyWaiting.test(path);

/** Takes the path of a test; returns whether it is one of the longest. */
export const isLong = (path: string): boolean => longest.test(path);

/** Returns the integration tests in two heaps: those that mostly wait, which may run beside work, and those that are work themselves. */
export async function integrationTests(): Promise<{ waiting: string[]; working: string[] }> {
  const all = await filesIn(['packages', 'apps', 'memes', 'e2e', 'bench', 'scripts'], /\.integration\.test\.ts$/);
  return { waiting: all.filter(waits), working: all.filter((path) => !waits(path)) };
}
