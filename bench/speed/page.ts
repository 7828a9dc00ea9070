import type { Figure } from '../figures.ts';
import { rounded } from '../table.ts';

/** One bench of the table. */
export interface Part {
  name: string;
  /** Its program, from `bench/`. */
  program: string;
  /** What it is told. */
  args?: readonly string[];
  /** What Node is told that runs it; the servers it starts are run as everybody runs them. */
  node?: readonly string[];
}

/** What a part measured, where and when. */
export interface Measured {
  part: string;
  machine: string;
  figures: Figure[];
}

/**
 * A load that hears tens of thousands of texts a second needs room for what is young: in the usual 16 MiB texts live to be old, and the load stood still
 * for as long as is measured (20 ms and more, and then it sent what was due in one go). As in the scripts of `package.json`.
 */
const ample = ['--min-semi-space-size=64', '--max-semi-space-size=128'];

/** Everything the table of speed is made of, in its order. */
export const parts: readonly Part[] = [
  { name: 'fan-out', program: 'capacity/against-ws.ts', node: ample },
  { name: 'capacity', program: 'capacity/run.ts', args: ['--from', '1500'], node: ample },
  { name: 'list', program: 'list/run.ts' },
  { name: 'timers', program: 'timers/run.ts' },
  // Once more with half of what a core of the machine on the page holds: nobody runs a server at its limit.
  { name: 'timers at half', program: 'timers/run.ts', args: ['--matches', '450'] },
  { name: 'saves', program: 'saves/run.ts' },
  { name: 'cluster', program: 'cluster/run.ts', node: ample },
  { name: 'cluster in full', program: 'cluster/run.ts', args: ['--lobbies', '900'], node: ample },
  { name: 'cluster with little to do', program: 'cluster/run.ts', args: ['--lobbies', '200'], node: ample },
];

const withUnit = (value: number, unit: string): string => {
  if (!Number.isFinite(value)) return 'beyond measure';
  const figure = Number.isInteger(value) ? value.toLocaleString('en') : rounded(value);
  return unit === '×' ? `${figure} ×` : `${figure} ${unit.replace(/^\//, 'a ').replace('a s', 'a second')}`.trim();
};

const goalOf = ({ goal, unit }: Figure): string => {
  if (!goal) return '';
  return 'atMost' in goal ? `at most ${withUnit(goal.atMost, unit)}` : `at least ${withUnit(goal.atLeast, unit)}`;
};

/** Whether a figure is what is wanted; null where nothing is. What is beyond measure, which a file keeps as null, is never what is wanted. */
export function holds({ goal, measured }: Figure): boolean | null {
  if (!goal) return null;
  if (!Number.isFinite(measured)) return false;
  return 'atMost' in goal ? measured <= goal.atMost : measured >= goal.atLeast;
}

const answer = (figure: Figure): string => ({ true: 'yes', false: '**no**', null: '' })[`${holds(figure)}`];

/** Takes what was measured; returns the table of goals beside measurements, as Markdown. Parts that were not measured are named. */
export function page(measured: readonly Measured[]): string {
  const byName = new Map(measured.map((one) => [one.part, one]));
  const rows = parts.flatMap(({ name }) => {
    const figures = byName.get(name)?.figures ?? [];
    if (figures.length === 0) return [`| ${name} |  | not measured |  |`];
    return figures.map(
      (figure) => `| ${figure.what} | ${goalOf(figure)} | ${withUnit(figure.measured, figure.unit)} | ${answer(figure)} |`,
    );
  });
  return ['| what | goal | measured | holds |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Where and when each part was measured, one line each. */
export const whereAndWhen = (measured: readonly Measured[]): string =>
  measured.map(({ part, machine }) => `- ${part}: ${machine.trim()}`).join('\n');
