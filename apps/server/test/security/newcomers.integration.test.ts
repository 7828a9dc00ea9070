import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { aServer, type TestServer } from '../a-server.ts';
import { createAttackStage, type AttackStage } from './attack-stage.ts';

const { perNetwork, altogether } = limits.socket.strangers;
const POLLING = `${limits.socket.path}?EIO=4&transport=polling`;

/** Opens a session by polling; returns its id, or the status of the refusal. */
async function openSession(url: string, from: string): Promise<string | number> {
  const answer = await fetch(`${url}${POLLING}`, { headers: { 'x-forwarded-for': from } });
  const text = await answer.text();
  return answer.status === 200 ? (JSON.parse(text.slice(1)) as { sid: string }).sid : answer.status;
}

describe('connections on which nobody has signed in', () => {
  const TOKEN = 'read-the-figures-1';
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1', METRICS_TOKEN: TOKEN });
  });
  afterAll(() => server.close());

  const opens = (from: string) => openSession(server.url, from);
  async function closed(): Promise<number> {
    const figures = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    return Number(/^deadpan_strangers_closed_total (\d+)/m.exec(await figures.text())?.[1]);
  }

  it('are so many per network, found behind the proxies as for routes; nobody is refused, and who signed in does not count', async () => {
    // First, because that takes its time, and none of those below answers a ping.
    const { token } = await server.register();
    const sessions = await Promise.all(Array.from({ length: perNetwork }, (_, n) => opens(`2001:db8:0:7::${(n + 2).toString(16)}`)));
    expect(sessions.filter((sid) => typeof sid === 'number')).toEqual([]);
    const elsewhere = ['2001:db8:0:8::1', '2001:db8:0:7::1, 2001:db8:0:9::1'];
    await Promise.all(elsewhere.map(opens));
    expect(await closed(), 'other networks, and what a stranger says of itself').toBe(0);
    const oneMore = await opens('[2001:db8:0:7:ffff::1]:4711');
    expect(await closed()).toBe(1);
    const signing = await fetch(`${server.url}${POLLING}&sid=${oneMore}`, { method: 'POST', body: `40${JSON.stringify({ token })}` });
    expect(signing.status, 'the one that came last is there').toBe(200);
  });
});

describe('beside a match of four, plain requests that fill all places for sockets', () => {
  let stage: AttackStage;
  beforeAll(async () => {
    stage = await createAttackStage();
  });
  afterAll(() => stage.close());

  /** Opens sessions over so many connections at a time until it is ended. */
  const flood =
    (addressOf: (n: number) => string, opened: (string | number)[]) =>
    (url: string): (() => void) => {
      let isOver = false;
      let next = 0;
      const work = async (): Promise<void> => {
        while (!isOver) opened.push(await openSession(url, addressOf(next++)).catch(() => 0));
      };
      for (let n = 0; n < 32; n++) void work();
      return () => void (isOver = true);
    };

  it('keep out nobody of another network: neither who is new nor who comes back', async () => {
    const player = await stage.clientAt('203.0.113.7').register();
    const back = stage.clientAt('203.0.113.8');
    const opened: (string | number)[] = [];
    // 256 networks of one home.
    const home = flood((n) => `2001:db8:0:${(n % 256).toString(16)}::1`, opened);
    await stage.during(home, async () => {
      await expect.poll(() => opened.length, { timeout: 120_000 }).toBeGreaterThan(altogether + perNetwork);
      await stage.checkMatch();
      await stage.checkNewcomer('203.0.113.9');
      const again = await player.connect();
      expect(await player.ask('heartbeat')).toMatchObject({ ok: true });
      again.close();
      expect((await back.call('GET', '/auth/me', undefined, player.token)).status).toBe(200);
    });
  });

  it('keep out nobody behind the same IPv4 address', async () => {
    const opened: (string | number)[] = [];
    await stage.during(
      flood(() => '192.0.2.44', opened),
      async () => {
        await expect.poll(() => opened.length, { timeout: 120_000 }).toBeGreaterThan(2 * perNetwork);
        await stage.checkNewcomer('192.0.2.44');
        await stage.checkMatch();
      },
    );
    expect(opened.filter((sid) => sid === 403)).toEqual([]);
  });
});
