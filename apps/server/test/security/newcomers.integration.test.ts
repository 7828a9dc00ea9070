import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { aServer, type TestServer } from '../a-server.ts';

const { perNetwork } = limits.socket.strangers;

describe('connections on which nobody has signed in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => server.close());

  const polling = (more = ''): string => `${server.url}${limits.socket.path}?EIO=4&transport=polling${more}`;
  const comes = (from: string) => fetch(polling(), { headers: { 'x-forwarded-for': from } });

  it('are so many per network, found behind the proxies as for routes; who signs in makes room', async () => {
    // First, because that takes its time, and none of those below answers a ping.
    const { token } = await server.register();
    const opened = await comes('2001:db8:0:7::1');
    const { sid } = JSON.parse((await opened.text()).slice(1)) as { sid: string };
    const others = Array.from({ length: perNetwork - 1 }, async (_, n) => (await comes(`2001:db8:0:7::${(n + 2).toString(16)}`)).status);
    expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
    expect((await comes('2001:db8:0:7:ffff::1')).status).toBe(403);
    expect((await comes('2001:db8:0:8::1')).status).toBe(200);
    expect((await comes('2001:db8:0:7::1, 2001:db8:0:9::1')).status, 'what a stranger says of itself is not believed').toBe(200);

    const signed = await fetch(polling(`&sid=${sid}`), { method: 'POST', body: `40${JSON.stringify({ token })}` });
    expect(signed.status).toBe(200);
    await expect.poll(async () => (await comes('2001:db8:0:7::3')).status).toBe(200);
    expect((await comes('2001:db8:0:7::4')).status).toBe(403);
  });
});
