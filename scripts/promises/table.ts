import type { faults } from './faults.ts';

/** One figure that a test noted, as `apps/server/test/promise.ts` writes it. */
export interface Noted {
  fault: string;
  what: string;
  measured: number;
  unit: '' | 's' | 'ms' | 'MB';
  bound?: number;
}

/** How one test of a fault ended. */
export interface Outcome {
  name: string;
  ok: boolean;
}

/** `[F4] …` or `F4 …` at the beginning of a name says whose test it is. */
const NUMBER = /^\[?(F(?:20|1\d|[1-9]))\b/;

/** Takes the names a test has, its own and its groups'; returns the number of its fault, if one of them begins with it. */
export function faultOf(names: readonly string[]): string | undefined {
  return names.map((name) => NUMBER.exec(name)?.[1]).find((id) => id !== undefined);
}

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1));
const withUnit = (value: number, unit: string): string => (unit === '' ? figure(value) : `${figure(value)} ${unit}`);

/** The worst of what was noted under one name: several runs or stories may note it. */
function worst(noted: readonly Noted[]): Noted[] {
  const byName = new Map<string, Noted>();
  for (const one of noted) {
    const before = byName.get(one.what);
    if (!before || one.measured > before.measured) byName.set(one.what, one);
  }
  return [...byName.values()];
}

/** Takes a figure; returns whether what was promised of it did not hold. */
const isAbove = ({ measured, bound }: Noted): boolean => bound !== undefined && measured > bound;

function said({ what, measured, unit, bound }: Noted): string {
  return `${what}: ${withUnit(measured, unit)}${bound === undefined ? '' : ` (promised: ${withUnit(bound, unit)})`}`;
}

/** Takes what the tests noted; returns a line for each figure that is above what was promised. */
export function broken(noted: readonly Noted[]): string[] {
  return noted.filter(isAbove).map((one) => `${one.fault} ${said(one)}`);
}

/** A number that a sentence promises: it says `within`, `at most`, `below` or `more than` before it. */
const PROMISED = /\b(?:within|at most|below|more than) (\d+) (s|ms|MB)\b/g;

/** Takes the faults and what the tests noted; returns the numbers in the faults' sentences that no test held anything against, as `F1 3 s`. */
export function unmeasured(all: typeof faults, noted: readonly Noted[]): string[] {
  const held = new Set(noted.map(({ fault, bound, unit }) => `${fault} ${bound} ${unit}`));
  const promised = all.flatMap(({ id, holds }) => [...holds.matchAll(PROMISED)].map(([, bound, unit]) => `${id} ${bound} ${unit}`));
  return promised.filter((one) => !held.has(one));
}

/** Takes the faults, how the tests ended by fault, and what they noted; returns the table as Markdown. */
export function table(all: typeof faults, outcomes: ReadonlyMap<string, readonly Outcome[]>, noted: readonly Noted[]): string {
  const rows = all.map(({ id, fault, holds }) => {
    const tests = outcomes.get(id) ?? [];
    const failed = tests.filter(({ ok }) => !ok).length;
    const tally = tests.length === 0 ? '**no test**' : failed > 0 ? `**${failed} of ${tests.length} failed**` : `${tests.length} passed`;
    const figures = worst(noted.filter((one) => one.fault === id)).map((one) => (isAbove(one) ? `**${said(one)}**` : said(one)));
    return `| ${id} | ${fault} | ${holds} | ${tally} | ${figures.join('; ')} |`;
  });
  return ['| | what breaks | what holds | tests | measured |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}
