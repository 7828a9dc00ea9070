import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';

const TOKEN = 'a-token-of-the-operator';
const fileOf = (path: string): string => readFileSync(new URL(`../../../deploy/${path}`, import.meta.url), 'utf8');

/** What Prometheus makes itself, and what a node alone does not have. */
const NOT_OURS = new Set(['up']);
const FUNCTIONS = /\b(sum|min|max|rate|increase|topk|histogram_quantile|by|le)\b/;

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ METRICS_TOKEN: TOKEN });
});
afterAll(() => server.close());

/** The names of figures in a query of PromQL: words that are no function, no label and no text. */
function namesIn(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\bby\s*\([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/\b[a-z]\w*\b/g)].map(([name]) => name).filter((name) => !FUNCTIONS.test(name) && !/^\d/.test(name));
}

/** The names of the series a server really has. */
async function known(): Promise<Set<string>> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const kinds = [...(await answer.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    kinds.flatMap(([, name = '', kind]) => (kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name])),
  );
}

it('every query of the dashboard and every alert names figures that there are', async () => {
  const dashboard = JSON.parse(fileOf('grafana/dashboard.json')) as { panels: { targets?: { expr: string }[] }[] };
  const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const alerts = [...fileOf('prometheus/rules.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);
  expect([queries.length, alerts.length].map((count) => count > 5)).toEqual([true, true]);
  const names = new Set([...queries, ...alerts].flatMap(namesIn));
  const there = await known();
  expect([...names].filter((name) => !there.has(name) && !NOT_OURS.has(name))).toEqual([]);
  // The test would see one that is not there.
  expect(namesIn('sum by (le) (rate(deadpan_nothing_total{a="b"}[5m]))')).toEqual(['deadpan_nothing_total']);
  expect(there.has('deadpan_nothing_total')).toBe(false);
});

it('every figure the server has of its own is told of in the guide', async () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const ours = [...(await known())].filter((name) => name.startsWith('deadpan_')).map((name) => name.replace(/_(bucket|sum|count)$/, ''));
  expect([...new Set(ours)].filter((name) => !page.includes(name))).toEqual([]);
});
