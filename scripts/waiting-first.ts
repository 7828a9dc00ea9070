import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLong, waits } from './integration.ts';

/**
 * Starts the longest files first, then those that mostly wait for deadlines of matches, then the others, each group the largest first. Begun last, they
 * would leave the processor idle at the end, when nothing else is left to run.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => (isLong(moduleId) ? 0 : waits(moduleId) ? 1 : 2);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
