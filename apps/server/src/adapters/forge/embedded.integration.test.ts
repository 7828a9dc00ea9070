import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { aWish, forgeContract, patience } from '../../../test/contracts/forge.ts';
import { forgeArt } from '../../../test/forge-art.ts';
import { expectNoDeath } from '../../../test/worker-deaths.ts';
import type { Forge } from '../../ports/forge.ts';
import { createEmbedder } from '../judge/embedder.ts';
import { createEmbeddedForge } from './embedded.ts';
import { createEngine, type EngineOptions } from './engine.ts';

const embedder = createEmbedder(expectNoDeath);
const warnings: object[] = [];
const log = { info: () => undefined, error: () => undefined, warn: (fields: object) => void warnings.push(fields) };
const opened: Forge[] = [];
function aForge(changes: Partial<EngineOptions> = {}): Forge {
  const forge = createEmbeddedForge(createEngine({ embedder, log, onDeath: expectNoDeath, art: forgeArt, ...changes }));
  opened.push(forge);
  return forge;
}
const shared = aForge();
afterEach(async () => {
  for (const forge of opened.splice(0)) if (forge !== shared) await forge.close();
});
afterAll(async () => {
  await shared.close();
  await embedder.close();
});

describe('the built-in engine', () => {
  forgeContract(() => shared);

  it('makes the same meme of the same wish, and another one of another variant', async () => {
    const [one, again, other] = await Promise.all([aWish(), aWish(), aWish({ variant: 1 })].map((wish) => shared.make(wish, patience())));
    expect(again).toEqual(one);
    expect(other?.plan).not.toEqual(one?.plan);
    expect(one).toMatchObject({
      background: null,
      engine: 'embedded',
      fellBack: false,
      model: 'embedded-composer/1 (patterns, sentence meaning, open artwork)',
      message: 'Composed by the built-in engine from open artwork; no image model painted it.',
    });
    expect(warnings).toEqual([]);
  });

  it('makes it in another process as well: nothing depends on what was made before', async () => {
    const before = await shared.make(aWish({ prompt: 'the toast' }), patience());
    const after = await aForge().make(aWish({ prompt: 'the toast' }), patience());
    expect(after).toEqual(before);
  });

  it('composes without the meaning when the sentence model is away, and says so', async () => {
    const away = { embed: () => Promise.reject(new Error('no model')) };
    const meme = await aForge({ embedder: away }).make(aWish(), patience());
    expect(meme.model).toBe('embedded-composer/1 (patterns, open artwork)');
    expect(warnings.splice(0)).toEqual([{ why: 'no model' }]);
  });

  it('fails the meme its process died over, and the next one is made in another', async () => {
    const deaths: string[] = [];
    const limits = { heapMb: 64, dataMb: 48, cpuSeconds: 600, niceness: 0 };
    const cramped = aForge({ onDeath: ({ reason }) => void deaths.push(reason), limits });
    await expect(cramped.make(aWish(), patience())).rejects.toMatchObject({ name: 'ForgeFailed', fault: 'broken' });
    await expect(cramped.make(aWish(), patience())).rejects.toMatchObject({ name: 'ForgeFailed', fault: 'broken' });
    expect(deaths).toHaveLength(2);
  });

  it('refuses one meme too many, and makes the others', async () => {
    const wishes = Array.from({ length: 22 }, (_, variant) => shared.make(aWish({ variant }), patience()));
    const outcomes = await Promise.allSettled(wishes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(21);
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { name: 'ForgeBusy' } });
    expect(shared.waiting()).toBe(0);
  });
});
