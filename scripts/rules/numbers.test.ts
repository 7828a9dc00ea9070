import { expect, it } from 'vitest';
import { numbersIn, rulesOf } from './numbers.ts';

it('reads the numbers that lines of the page begin with, and not those they mention', () => {
  expect(rulesOf('# Rules\n- **R1-7** A smile eliminates (see R1-9).\n| R0-1 | seats |\nSee R2-2.')).toEqual(['R1-7', 'R0-1']);
});

it('reads the numbers in the names of tests, several in one and with tables', () => {
  const source = `
    it('[R1-7] once', () => {});
    describe("[R1-8, R1-9] both", () => {});
    it('[R2-1] [R2-2] apart [4.22]', () => {});
    it.each([[1], [2]])('[R0-1] %i', () => {});
    const list = ['[R9-9] not a name'];`;
  expect(numbersIn(source)).toEqual(['R1-7', 'R1-8', 'R1-9', 'R2-1', 'R2-2', 'R0-1']);
});
