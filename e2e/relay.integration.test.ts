import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBot } from './support/bot.ts';
import { startServer } from './support/server.ts';
import { createTurnClient, type TurnClient } from './support/turn-client.ts';
import { startRelay, type Relay } from './support/turn.ts';

/* The real coturn with the configuration of deploy/, and the credentials the server gives players. */

const HOUR = 3_600_000;
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const PATIENCE = { interval: 250 };
const QUOTA_REACHED = 486;
/** `user-quota` of deploy/coturn/turnserver.conf. */
const QUOTA = 36;

let relay: Relay;
const open: TurnClient[] = [];
const client = (credentials: { username: string; credential: string }): TurnClient => {
  const made = createTurnClient(relay.port, credentials);
  open.push(made);
  return made;
};

beforeAll(async () => {
  relay = await startRelay({ ownPeers: false, nonceSeconds: 1 });
});
afterAll(async () => {
  for (const each of open) each.close();
  await relay.dispose();
});

describe('the relay', () => {
  it('takes the credentials that the server gives a player with a seat: for 2 hours, twice as long as a page keeps them', async () => {
    const server = await startServer({ env: { ...relay.env(), ICE_POLICY: 'relay' } });
    const ann = await createBot(server.url, 'ann');
    expect((await ann.http('GET', '/webrtc/ice-servers')).status).toBe(403);
    await ann.http('POST', '/game/lobbies', { name: 'Relayed' });
    const { body } = await ann.http<{
      ice_servers: { username: string; credential: string }[];
      ice_policy: string;
      max_age: number;
    }>('GET', '/webrtc/ice-servers');
    const { ice_servers, ice_policy, max_age } = body;
    ann.close();
    await server.dispose();
    expect(ice_policy).toBe('relay');
    const [given] = ice_servers;
    if (!given) throw new Error('the server names no relay');
    const expiresAt = Number(given.username.split(':')[0]) * 1000;
    expect(expiresAt - Date.now()).toBeGreaterThan(1.9 * HOUR);
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(2 * HOUR);
    expect(max_age * 1_000).toBe(HOUR);
    expect(await client(given).allocate()).toBe(0);
  });

  it('refuses credentials that have expired, and those of somebody else', async () => {
    const expired = relay.credentials('ann', Date.now() - 1_000);
    const { credential } = relay.credentials('ann', Date.now() + HOUR);
    const { username } = relay.credentials('eve', Date.now() + HOUR);
    expect(await client(expired).allocate()).toBe(UNAUTHORIZED);
    expect(await client({ username, credential }).allocate()).toBe(UNAUTHORIZED);
    expect(await client(relay.credentials('ann', Date.now() + HOUR)).allocate()).toBe(0);
  });

  it('has so many allocations for a player, whichever of their credentials they show, and others for the next', async () => {
    const asked: number[] = [];
    for (let n = 0; n <= QUOTA; n++) asked.push(await client(relay.credentials('greedy', Date.now() + HOUR + n * 1_000)).allocate());
    expect(asked).toEqual([...Array.from({ length: QUOTA }, () => 0), QUOTA_REACHED]);
    expect(await client(relay.credentials('modest', Date.now() + HOUR)).allocate()).toBe(0);
  });

  it('goes on relaying for whoever had come in time: a match does not end with the credentials it began with', async () => {
    const credentials = relay.credentials('late', Date.now() + 8_000);
    const late = client(credentials);
    expect(await late.allocate()).toBe(0);
    await expect.poll(() => client(credentials).allocate(), PATIENCE).toBe(UNAUTHORIZED);
    expect(await late.refresh()).toBe(0);
    expect(await late.permit('8.8.8.8')).toBe(0);
  });

  it.each(['127.0.0.1', '10.1.2.3', '100.64.1.1', '169.254.169.254', '172.16.0.1', '192.168.1.1', '224.0.0.1', '255.255.255.255'])(
    'is no way to %s',
    async (address) => {
      const ann = client(relay.credentials('ann', Date.now() + HOUR));
      expect(await ann.allocate()).toBe(0);
      expect(await ann.permit(address)).toBe(FORBIDDEN);
      expect(await ann.permit('8.8.8.8')).toBe(0);
    },
  );

  it('lets two who both need it meet at its own address in a private network, and is no way to any other there', async () => {
    const inCloud = await startRelay({ ownPeers: false, external: '8.8.4.4/192.168.77.1' });
    const ann = createTurnClient(inCloud.port, inCloud.credentials('ann', Date.now() + HOUR));
    open.push(ann);
    expect(await ann.allocate()).toBe(0);
    const answers: Record<string, number> = {};
    for (const address of ['8.8.4.4', '192.168.77.1', '192.168.77.2', '10.1.2.3']) answers[address] = await ann.permit(address);
    await inCloud.dispose();
    expect(answers).toEqual({ '8.8.4.4': 0, '192.168.77.1': 0, '192.168.77.2': FORBIDDEN, '10.1.2.3': FORBIDDEN });
  });

  it.each([
    ['the native start is told no pair', { own: '192.168.77.1' }],
    ['the pair is twice its own address', { external: '192.168.77.1/192.168.77.1' }],
  ])('on a private network lets two who both hide meet at its own address, where %s', async (_where, told) => {
    const atHome = await startRelay({ ownPeers: false, ...told });
    const ann = createTurnClient(atHome.port, atHome.credentials('ann', Date.now() + HOUR));
    open.push(ann);
    expect(await ann.allocate()).toBe(0);
    const answers: Record<string, number> = {};
    for (const address of ['192.168.77.1', '192.168.77.2', '10.1.2.3']) answers[address] = await ann.permit(address);
    await atHome.dispose();
    expect(answers).toEqual({ '192.168.77.1': 0, '192.168.77.2': FORBIDDEN, '10.1.2.3': FORBIDDEN });
  });

  it('is no way to them in IPv6, nor by an IPv6 address that leads to one of IPv4', async () => {
    const inIPv6 = await startRelay({ ownPeers: false, address: '::1' });
    const ann = createTurnClient(inIPv6.port, inIPv6.credentials('ann', Date.now() + HOUR), { inIPv6: true });
    open.push(ann);
    expect(await ann.allocate()).toBe(0);
    const inside = ['::1', 'fd00::1', 'fe80::1', '::ffff:10.1.2.3', '::ffff:127.0.0.1', '64:ff9b::a01:203', '2002:a01:203::1', '2001::1'];
    const answers: Record<string, number> = {};
    for (const address of [...inside, '2001:4860:4860::8888']) answers[address] = await ann.permit(address);
    await inIPv6.dispose();
    expect(answers).toEqual({ ...Object.fromEntries(inside.map((address) => [address, FORBIDDEN])), '2001:4860:4860::8888': 0 });
  });
});
