import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the files of `e2e` before the others, each group the largest first. They mostly wait for deadlines of matches: begun last, they would leave the
 * processor idle at the end, when nothing else is left to run.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/e2e/');
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
