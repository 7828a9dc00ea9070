import { expect, it } from 'vitest';
import { proofsIn, specLines } from './lines.ts';

it('reads the lines of the page, and which of them are measured elsewhere', () => {
  const page = '# Lines\n\n- 2.1 Home.\n- 2.2 Captions.\n- P.13 LCP. **measured** in `bench/`\nSee 2.9.';
  expect(specLines(page)).toEqual([
    { number: '2.1', wanted: true },
    { number: '2.2', wanted: true },
    { number: 'P.13', wanted: false },
  ]);
});

it('reads the numbers at the end of the names of tests, several in one and with tables', () => {
  const source = `
    it('spec §2 Lobby browser: says so [2.46]', () => {});
    it.each([[1], [2]])("spec §5 Validation: %i [5.3 5.4]", () => {});
    it.each([['a', fill(0)]] as const)('spec §5 Validation: %s [5.22]', () => {});
    it.each(names)('spec §7 HTTP: %s [7.1]', () => {});
    test(\`players: \${it} [P.4]\`, () => {});
    it('[R1-7] a rule is no line [R0-1]', () => {});
    it('lost its section [2.1]', () => {});`;
  expect(proofsIn(source)).toEqual([
    { number: '2.46', astray: false },
    { number: '5.3', astray: false },
    { number: '5.4', astray: false },
    { number: '5.22', astray: false },
    { number: '7.1', astray: false },
    { number: 'P.4', astray: false },
    { number: '2.1', astray: true },
  ]);
});
