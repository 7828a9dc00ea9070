import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { createAttackStage, createPipelineAttack, type AttackStage } from './attack-stage.ts';

const REQUESTS = 20_000;
const CONNECTIONS = 20;
/** What the parser may have read, and the server answered, before it cuts a connection off. */
const MOST_ANSWERS = 8;

describe('beside a match of four, connections that ask without waiting for an answer', () => {
  let stage: AttackStage;
  beforeAll(async () => {
    stage = await createAttackStage();
  });
  afterAll(() => stage.close());

  it.each([
    ['of Engine.IO', `${limits.socket.path}?EIO=4&transport=polling&sid=x`],
    ['malformed addresses', '/%zz'],
    ['of a route', '/health/live'],
  ])('are cut off, and everybody else goes on: %s', async (_what, path) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const { attack, pipelines } = createPipelineAttack(CONNECTIONS, request.repeat(REQUESTS));
    await stage.during(attack, async () => {
      await expect.poll(() => pipelines.filter(({ isClosed }) => isClosed).length).toBeGreaterThan(CONNECTIONS);
      await stage.checkMatch();
      await stage.checkNewcomer('203.0.113.9');
    });
    expect(Math.max(...pipelines.map(({ answers }) => answers))).toBeLessThanOrEqual(MOST_ANSWERS);
  });
});
