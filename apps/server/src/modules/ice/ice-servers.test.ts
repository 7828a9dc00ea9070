import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { iceServersFor } from './ice-servers.ts';

const NOW = 1_795_000_000_000;

it('names no server unless the operator did', () => {
  expect(iceServersFor({ stunUrls: [], turnUrls: [], turnSecret: null }, 'ann', NOW)).toEqual([]);
});

it("spec §3 Entities: the relay config gives each player credentials that outlive the client's cache and then expire [3.21]", () => {
  const config = { stunUrls: ['stun:s.example'], turnUrls: ['turn:t.example', 'turns:t.example'], turnSecret: 'shared' };
  const username = `${NOW / 1000 + 24 * 3600}:ann`;
  expect(iceServersFor(config, 'ann', NOW)).toEqual([
    { urls: ['stun:s.example'] },
    { urls: ['turn:t.example', 'turns:t.example'], username, credential: createHmac('sha1', 'shared').update(username).digest('base64') },
  ]);
});
