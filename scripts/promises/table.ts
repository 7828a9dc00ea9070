import type { faults } from './faults.ts';

/** One figure that a test noted, as `e2e/support/promise.ts` writes it. */
export interface Noted {
  fault: string;
  what: string;
  measured: number;
  unit: '' | 's' | 'ms';
  bound?: number;
}

/** How one test of a fault ended. */
export interface Outcome {
  name: string;
  ok: boolean;
}

/** `[F4] …` or `F4 …` at the beginning of a name says whose test it is. */
const NUMBER = /^\[?(F(?:1\d|[1-9]))\b/;

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

/** Takes the faults, how the tests ended by fault, and what they noted; returns the table as Markdown. */
export function table(all: typeof faults, outcomes: ReadonlyMap<string, readonly Outcome[]>, noted: readonly Noted[]): string {
  const rows = all.map(({ id, fault, holds }) => {
    const tests = outcomes.get(id) ?? [];
    const failed = tests.filter(({ ok }) => !ok).length;
    const tally = tests.length === 0 ? '**no test**' : failed > 0 ? `**${failed} of ${tests.length} failed**` : `${tests.length} passed`;
    const figures = worst(noted.filter((one) => one.fault === id)).map(({ what, measured, unit, bound }) => {
      const promised = bound === undefined ? '' : ` (promised: ${withUnit(bound, unit)})`;
      const said = `${what}: ${withUnit(measured, unit)}${promised}`;
      return bound !== undefined && measured > bound ? `**${said}**` : said;
    });
    return `| ${id} | ${fault} | ${holds} | ${tally} | ${figures.join('; ')} |`;
  });
  return ['| | what breaks | what holds | tests | measured |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}
