import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../src/modules/metrics/metrics.ts';
import { measureServices } from '../src/modules/metrics/services.ts';
import { aServer, type TestServer } from './a-server.ts';
import { asked, seriesIn } from './promql.ts';

const TOKEN = 'a-token-of-the-operator';
const fileOf = (path: string): string => readFileSync(new URL(`../../../deploy/${path}`, import.meta.url), 'utf8');

interface Panel {
  title: string;
  type: string;
  targets?: { expr: string; legendFormat: string }[];
}
interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const { panels } = JSON.parse(fileOf('grafana/dashboard.json')) as { panels: Panel[] };
const rules = (parse(fileOf('prometheus/rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const shown = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({ where: title, expr, told: legendFormat })),
);
const watched = rules.map(({ alert, expr, annotations }) => ({ where: alert, expr, told: annotations.summary }));

/** What Prometheus itself says of whatever it asks, and the labels it adds to everything. */
const ITS_OWN = new Map([['up', new Map()]]);
const ADDED = ['instance', 'job'];

let server: TestServer;
let series: ReturnType<typeof seriesIn>;

const textOf = async (): Promise<string> =>
  (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();

/** What only happens where there are several nodes, takes an engine to make, or minutes to play: told by the same code without them. */
async function further(): Promise<string> {
  const metrics = createMetrics({ ofProcess: false });
  const nodes = { areSeveral: true, areReached: () => true };
  const ping = async (): Promise<void> => {};
  measureServices({ database: { ping, load: () => [] }, blobs: { ping }, nodes, readiness: { hindrance: () => null } }, metrics);
  metrics.forging()('embedded', 'made');
  const draw = { outcomes: [], winner: null, tied: [], wins: {}, playWinners: [] };
  metrics.happened([{ type: 'match_ended', matchId: 'm', rounds: 1, reason: 'played', plays: 1, result: 'draw', ...draw }]);
  return metrics.text();
}

beforeAll(async () => {
  server = await aServer({ METRICS_TOKEN: TOKEN });
  const ann = await server.register();
  const socket = await ann.connect();
  const made = (await (await ann.call('POST', '/game/lobbies', { name: 'Counted' })).json()) as { id: string };
  await ann.ask('join_lobby', { lobby_id: made.id });
  // Refused: she is alone.
  await ann.ask('start_game');
  socket.disconnect();
  const text = await vi.waitFor(
    async () => {
      const now = await textOf();
      expect(now).toContain('deadpan_socket_ends_total{');
      return now;
    },
    { timeout: 60_000 },
  );
  series = seriesIn(`${text}\n${await further()}`);
});
afterAll(() => server.close());

it('every query of the dashboard and every alert asks for figures, labels and values that there are', () => {
  expect([shown.length, watched.length].map((count) => count > 5)).toEqual([true, true]);
  const wrong: string[] = [];
  for (const { where, expr } of [...shown, ...watched]) {
    const { figures, by } = asked(expr);
    for (const { name, matchers } of figures) {
      const labels = series.get(name) ?? ITS_OWN.get(name);
      if (!labels) wrong.push(`${where}: ${name}`);
      const known = [...(labels?.keys() ?? []), ...ADDED];
      for (const label of [...matchers.map((matcher) => matcher.label), ...(by ?? [])]) {
        if (!known.includes(label)) wrong.push(`${where}: ${name}{${label}}`);
      }
      for (const { label, operator, value } of matchers) {
        const isExact = operator === '=' || operator === '!=';
        if (isExact && !ADDED.includes(label) && !labels?.get(label)?.has(value)) wrong.push(`${where}: ${name}{${label}="${value}"}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('what a panel’s legend and an alert’s sentence name is left in the answer', () => {
  const wrong = [...shown, ...watched].flatMap(({ where, expr, told }) => {
    const { figures, by } = asked(expr);
    const left = by ?? [...ADDED, ...figures.flatMap(({ name }) => [...(series.get(name)?.keys() ?? [])])];
    const named = [...told.matchAll(/\{\{ ?(?:\$labels\.)?(\w+) ?\}\}/g)].map(([, label = '']) => label);
    return named.filter((label) => !left.includes(label)).map((label) => `${where}: ${label}`);
  });
  expect(wrong).toEqual([]);
});

it('routes that an alert leaves out are routes', () => {
  const left = watched.flatMap(({ expr }) =>
    asked(expr).figures.flatMap(({ matchers }) => matchers.filter(({ label, operator }) => label === 'route' && operator === '!~')),
  );
  expect(left.length).toBeGreaterThan(0);
  const urls = server.routes.map(({ url }) => url);
  const patterns = left.flatMap(({ value }) => value.split('|'));
  expect(patterns.filter((pattern) => !urls.some((url) => new RegExp(`^(?:${pattern})$`).test(url)))).toEqual([]);
});

it('every question has panels, every panel a question, and every alert says how bad it is', () => {
  const rows = panels.filter(({ type }) => type === 'row').map(({ title }) => title);
  expect(rows).toEqual(['Is it healthy?', 'Is it fast?', 'Where does it hurt?']);
  expect(panels[0]?.type).toBe('row');
  expect(panels.filter(({ type, targets = [] }) => type !== 'row' && targets.length === 0)).toEqual([]);
  expect([...new Set(rules.map(({ labels }) => labels.severity))].toSorted()).toEqual(['page', 'ticket']);
});

it('a query with a wrong name, label or value would be seen', () => {
  expect(asked('sum by (le, to) (rate(deadpan_x_total{a="b c", d!="e"}[5m])) > 0.1')).toEqual({
    figures: [
      {
        name: 'deadpan_x_total',
        matchers: [
          { label: 'a', operator: '=', value: 'b c' },
          { label: 'd', operator: '!=', value: 'e' },
        ],
      },
    ],
    by: ['le', 'to'],
  });
  expect([series.has('deadpan_x_total'), series.get('deadpan_up')?.get('service')?.has('disk')]).toEqual([false, false]);
});

it('every figure the server has of its own is told of in the guide', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const ours = [...series.keys()].filter((name) => name.startsWith('deadpan_')).map((name) => name.replace(/_(bucket|sum|count)$/, ''));
  expect([...new Set(ours)].filter((name) => !page.includes(name))).toEqual([]);
});
