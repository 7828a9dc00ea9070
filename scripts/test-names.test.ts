import { expect, it } from 'vitest';
import { testNames } from './test-names.ts';

it('finds the names of tests, groups and tables, whatever types they are given, and no other words', () => {
  const source = `
    describe('a group', () => {
      it('a test', () => expect('it is no name').toBe("nor is 'this'"));
      it.each([['a row', 1]])('a table of %s', () => {});
      it.each<[string, () => number]>([['another row', () => 2]])('a typed table of %s', () => {});
      test.for(rows)(\`a name on two
        lines\`, () => {});
    });`;
  expect(testNames(source)).toEqual(['a group', 'a test', 'a table of %s', 'a typed table of %s', 'a name on two\n        lines']);
});
