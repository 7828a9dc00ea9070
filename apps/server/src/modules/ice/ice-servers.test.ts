import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hasRelay, iceServersFor } from './ice-servers.ts';

const NOW = 1_795_000_000_000;
const HOUR = 3_600;
const none = { stunUrls: [], turnUrls: [], turnSecret: null, icePolicy: 'all' as const };
const relay = { ...none, stunUrls: ['stun:s.example'], turnUrls: ['turn:t.example', 'turns:t.example'], turnSecret: 'shared' };

it('spec §7 HTTP: names no server unless the operator did, an answer that pages keep for 23 h [7.16]', () => {
  expect(iceServersFor(none, 'ann', NOW)).toEqual({ success: true, ice_servers: [], ice_policy: 'all', max_age: 23 * HOUR });
});

it('spec §3 Entities: the relay config gives each player credentials of 2 h, and pages ask again after half of it [3.21]', () => {
  const username = `${NOW / 1000 + 2 * HOUR}:ann`;
  expect(iceServersFor(relay, 'ann', NOW)).toEqual({
    success: true,
    ice_servers: [
      { urls: ['stun:s.example'] },
      { urls: ['turn:t.example', 'turns:t.example'], username, credential: createHmac('sha1', 'shared').update(username).digest('base64') },
    ],
    ice_policy: 'all',
    max_age: HOUR,
  });
});

it('has a relay only with both an address and its secret', () => {
  expect([none, relay, { ...relay, turnSecret: null }, { ...relay, turnUrls: [] }].map(hasRelay)).toEqual([false, true, false, false]);
});
