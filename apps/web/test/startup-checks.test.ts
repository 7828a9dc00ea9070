import { expect, it } from 'vitest';
import { checkConnection } from '../src/engine/http/startup-checks.ts';
import { aServer } from './a-server.ts';

it('spec §7: GET /health and GET / are asked at the start, and what they say is only logged [7.5]', async () => {
  const server = await aServer({ status: 200 }, (response) => void response.destroy());
  const lines: string[] = [];
  await checkConnection({ fetch: (path, init) => fetch(server.url + String(path as string), init), log: (line) => void lines.push(line) });
  await server.close();
  expect(server.asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/health', 'GET /']);
  expect(lines).toEqual(['startup check /api/health: 200', 'startup check /: fetch failed']);
});
