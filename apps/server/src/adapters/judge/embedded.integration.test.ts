import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStill, judgeContract, someCaptions } from '../../../test/contracts/judge.ts';
import { expectNoDeath } from '../../../test/worker-deaths.ts';
import type { Judge } from '../../ports/judge.ts';
import { createEmbeddedJudge } from './embedded.ts';
import { createEmbedder } from './embedder.ts';

let judge: Judge;
beforeAll(() => {
  judge = createEmbeddedJudge(createEmbedder(expectNoDeath));
});
afterAll(() => judge.close());

describe('the embedded judge', () => {
  judgeContract(() => judge);

  it('gives the same caption the same score whoever it is shown with', async () => {
    const among = await judge.judge(aStill, someCaptions);
    const alone = await judge.judge(aStill, someCaptions.slice(1, 2));
    expect(alone.scores['bob']).toEqual(among.scores['bob']);
  });

  it('agrees with crowds about what nobody laughed at', async () => {
    const dull =
      'This is a drawing of two penguins, which are standing in front of a lift, and I do not know what else to write here about them.';
    const { scores } = await judge.judge(aStill, [...someCaptions, { id: 'dan', text: dull }]);
    expect(scores['dan']?.score).toBeLessThan(0.3);
    expect(scores['bob']?.score).toBeGreaterThan(scores['dan']?.score ?? 1);
  });

  it('rejects when it is closed, and closes twice', async () => {
    const closed = createEmbeddedJudge(createEmbedder(expectNoDeath));
    const late = closed.judge(aStill, someCaptions).catch((error: unknown) => String(error));
    await closed.close();
    await closed.close();
    expect(await late).toContain('terminated');
    await expect(closed.judge(aStill, someCaptions)).rejects.toThrow('closed');
  });
});
