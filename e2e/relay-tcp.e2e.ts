import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from '@playwright/test';
import { picturesOf, rememberLinks } from './support/links.ts';
import { seated, type Player } from './support/player.ts';
import { startServer } from './support/server.ts';
import { startRelay } from './support/turn.ts';

const example = readFileSync(fileURLToPath(new URL('../deploy/secrets.env.example', import.meta.url)), 'utf8');

const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close();
});

test('F17 behind a firewall that lets no UDP through: two players see each other over the relay, by the addresses an operator is given as an example', async () => {
  const relay = await startRelay({ isUdpShut: true });
  undo.push(() => relay.dispose());
  const urls = parseEnv(example)['TURN_URLS']?.replaceAll('deadpan.example:3478', `127.0.0.1:${relay.port}`) ?? '';
  const server = await startServer({ env: { ...relay.env(), TURN_URLS: urls, ICE_POLICY: 'relay' } });
  undo.push(() => server.dispose());
  const players: Player[] = [];
  undo.push(() => Promise.all(players.map((player) => player.close())));
  const pair = await seated(server, players, 'neutralA', 'neutralB', { prepare: async ({ page }) => void (await rememberLinks(page)) });
  for (const { page, name, complaints } of pair) {
    const before = await picturesOf(page);
    await expect.poll(() => picturesOf(page), { message: `pictures come to ${name}` }).toBeGreaterThan(before + 5);
    expect(complaints, `${name}'s console`).toEqual([]);
  }
});
