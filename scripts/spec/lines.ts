import { testNames } from '../test-names.ts';

const LINE = /^- (\d\.\d+|P\.\d+) (.*)$/;
const MEASURED = /\*\*measured\*\*/;

/** A line of the specification: its number, and whether it needs a test; else it is measured elsewhere. */
interface SpecLine {
  number: string;
  wanted: boolean;
}

/** A number in brackets at the end of a test's name; `astray` when the name does not begin with that number's section. */
interface Proof {
  number: string;
  astray: boolean;
}

/** Takes the page of the specification's lines; returns them in order. */
export function specLines(page: string): SpecLine[] {
  return page.split('\n').flatMap((text) => {
    const [, number, rest] = LINE.exec(text) ?? [];
    return number && rest ? [{ number, wanted: !MEASURED.test(rest) }] : [];
  });
}

/** Takes a test's source; returns the lines its tests' names say they prove: `spec §2 Login page: busy text [2.31]`, `players: ... [P.4]`. */
export function proofsIn(source: string): Proof[] {
  return testNames(source).flatMap((name) => {
    const numbers = /\[([^\]]*)\]$/.exec(name)?.[1]?.match(/\b(?:\d\.\d+|P\.\d+)\b/g) ?? [];
    return numbers.map((number) => ({ number, astray: !name.startsWith('spec §') && !name.startsWith('players') }));
  });
}
