import { createAi } from './adapters/forge/ai.ts';
import { createEmbeddedForge } from './adapters/forge/embedded.ts';
import { createEngine } from './adapters/forge/engine.ts';
import { createForgeWithAi } from './adapters/forge/with-ai.ts';
import type { Database } from './adapters/database/database.ts';
import type { Embedder } from './adapters/judge/embedder.ts';
import type { OnWorkerDeath } from './adapters/workers/worker-pool.ts';
import type { Config } from './config.ts';
import type { ApiModule } from './http/api.ts';
import { masked } from './modules/family/masked.ts';
import { forgedStills, type ForgedStill } from './modules/forge/for-decks.ts';
import { createPlayersMemes, type PlayersMemes } from './modules/forge/forge.ts';
import { createPictures } from './modules/forge/pictures.ts';
import { forgeRoutes } from './modules/forge/routes.ts';
import type { Metrics } from './modules/metrics/metrics.ts';
import { forgeArt } from './paths.ts';
import type { BlobStore } from './ports/blobs.ts';
import type { Clock } from './ports/clock.ts';
import type { Counters } from './ports/counters.ts';
import type { FileReader } from './ports/file-reader.ts';
import type { Forge } from './ports/forge.ts';
import type { Log } from './ports/log.ts';

export interface MemeForgeDeps {
  config: Config;
  database: Database;
  blobs: BlobStore;
  /** the sentence model prompts are read with; not closed here */
  embedder: Embedder;
  /** reads what an AI service painted; not closed here */
  files: FileReader;
  onDeath: OnWorkerDeath;
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
  metrics: Metrics;
  log: Log;
}

/** The meme generator, wired together. */
export interface MemeForge {
  routes: ApiModule;
  /** A player's own meme on its way into a deck. */
  stillOf: (owner: string, id: string) => Promise<ForgedStill | null>;
  forget: PlayersMemes['forget'];
  close(): Promise<void>;
}

function openForge({ config, embedder, files, onDeath, log }: MemeForgeDeps): Forge {
  const engine = createEngine({ embedder, log, onDeath, art: forgeArt });
  const settings = config.forgeAi;
  return settings === null
    ? createEmbeddedForge(engine)
    : createForgeWithAi({ engine, ai: createAi({ ...settings, files }), settings, mask: masked, log });
}

export function createMemeForge(deps: MemeForgeDeps): MemeForge {
  const { config, database, blobs, clock, counters, metrics } = deps;
  const forge = openForge(deps);
  const pictures = createPictures(blobs);
  const family = config.familyFilter;
  const mask = (text: string): string => masked(text, family);
  const memes = createPlayersMemes({ forge, store: database.memes, pictures, mask, family, clock });
  metrics.gauge({ name: 'deadpan_meme_queue', help: 'Memes that wait for the drawing engine', read: () => [['all', forge.waiting()]] });
  return {
    routes: forgeRoutes({ memes, metrics, counters }),
    stillOf: forgedStills(database.memes, pictures),
    forget: memes.forget,
    close: forge.close,
  };
}
