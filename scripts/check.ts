import { checkSteps } from './check-steps.ts';
import { runAll } from './steps.ts';

/** `npm run check`: all steps, two at a time; each failure is shown whole as it happens. */
const started = performance.now();
const results = await runAll(checkSteps(), 2);
const failed = results.filter((result) => !result.ok);
console.log(
  failed.length === 0
    ? `\nAll ${results.length} checks passed in ${((performance.now() - started) / 1000).toFixed(1)} s.`
    : `\n${failed.length} of ${results.length} checks failed: ${failed.map((result) => result.name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
