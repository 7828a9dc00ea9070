import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../../ports/log.ts';

/** Redis does not answer. */
export class RedisAway extends Error {
  override name = 'RedisAway';
}

/** How long a command may take: players wait for some of them. */
const COMMAND_MS = 1_000;
const BEAT_MS = 1_000;
/** Beats without an echo after which the connections are made anew: one that a router forgot never says that it ended. */
const DEAF_BEATS = 5;

/** One Redis as a node sees it. */
export interface RedisConnection {
  /** Which of Redis' numbered databases is used; channels reach across them. */
  readonly db: number;
  /**
   * Runs a command. Throws `RedisAway`: at once when Redis is known to be away, else after a second without an answer. What is wrong with `command`
   * itself is thrown as it is, and says nothing about Redis.
   */
  ask<T>(command: (redis: Redis) => Promise<T>): Promise<T>;
  /** Sends a text to a channel. Never throws, never waits: without Redis it is lost. */
  publish(channel: string, text: string): void;
  /** Calls back with every text on a channel, over reconnections too. */
  subscribe(channel: string, listener: (text: string) => void): void;
  /** Calls back whenever Redis is found, also for the first time; it may have forgotten everything. */
  onBack(listener: () => void): void;
  /** Whether what is published was heard within the last second or two. */
  isReached(): boolean;
  close(): Promise<void>;
}

/** JavaScript's own kinds: the client throws none of them when Redis is away, so our code did, or read what it has not written. */
const isOurs = (error: unknown): boolean => [TypeError, SyntaxError, RangeError, ReferenceError].some((kind) => error instanceof kind);

/** No command is kept for later or sent twice: what Redis did not take at once is refused, and who asked decides. */
const options: RedisOptions = {
  lazyConnect: true,
  connectTimeout: 2_000,
  commandTimeout: COMMAND_MS,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  // Done here on every reconnection: the client's own would leave a rejection unhandled.
  autoResubscribe: false,
  // It reads its version from a file beside itself, which a bundle does not have.
  disableClientInfo: true,
  retryStrategy: (times) => Math.min(50 * times, 500),
  keepAlive: 10_000,
};

/**
 * Takes the address of Redis and a log; connects in the background and goes on trying for ever. Once a second it sends a word to itself through Redis:
 * while that is not heard Redis counts as away, nothing is sent, and nobody waits for it.
 */
export function openRedis(url: string, log: Log): RedisConnection {
  const commands = new Redis(url, options);
  const hearing = new Redis(url, options);
  const db = commands.options.db ?? 0;
  const echoes = `deadpan:${db}:echo:${randomUUID()}`;
  const listeners = new Map<string, (text: string) => void>();
  const backListeners: (() => void)[] = [];
  let isReached = false;
  let unheard = 0;
  let lastError: string | null = null;
  let lastRefusal: string | null = null;
  let wasSaid = false;

  function away(why: string): void {
    isReached = false;
    if (wasSaid) return;
    wasSaid = true;
    log.warn({ why }, 'Redis is away: nodes learn of each other from the database, limits hold per node');
  }

  /** Redis is there but does not do as it is told: it has no memory left, may not be written to, or the command is wrong. */
  function refused(why: string): void {
    if (why !== lastRefusal) log.error({ why }, 'Redis refused a command');
    lastRefusal = why;
  }

  function back(): void {
    unheard = 0;
    if (isReached) return;
    isReached = true;
    lastError = null;
    if (wasSaid) log.info({}, 'Redis is back');
    wasSaid = false;
    for (const listener of backListeners) listener();
  }

  const beat = (): void => {
    unheard += 1;
    commands.publish(echoes, '').catch(() => {});
  };

  const subscribe = (...channels: string[]): void => {
    hearing.subscribe(...channels).then(beat, () => {});
  };

  const ticking = setInterval(() => {
    // A process that was held up itself first hears what came meanwhile.
    setImmediate(() => {
      if (unheard > 0) away(lastError ?? 'it does not answer');
      if (unheard > DEAF_BEATS) {
        unheard = 0;
        for (const one of [commands, hearing]) if (one.status === 'ready') one.disconnect(true);
      }
      beat();
    });
  }, BEAT_MS);
  ticking.unref();

  for (const one of [commands, hearing]) {
    one.on('error', (error: Error) => (lastError = error.message));
    one.on('close', () => {
      isReached = false;
    });
    one.connect().catch(() => {});
  }
  commands.on('ready', beat);
  hearing.on('ready', () => subscribe(echoes, ...listeners.keys()));
  hearing.on('message', (channel: string, text: string) => {
    if (channel === echoes) back();
    else listeners.get(channel)?.(text);
  });

  return {
    db,
    async ask(command) {
      if (!isReached) throw new RedisAway('Redis is away');
      try {
        return await command(commands);
      } catch (error) {
        if (isOurs(error)) throw error;
        const why = error instanceof Error ? error.message : String(error);
        if (error instanceof Error && error.name === 'ReplyError') refused(why);
        else away(why);
        throw new RedisAway(why, { cause: error });
      }
    },
    publish(channel, text) {
      if (isReached) commands.publish(channel, text).catch(() => {});
    },
    subscribe(channel, listener) {
      listeners.set(channel, listener);
      if (hearing.status === 'ready') subscribe(channel);
    },
    onBack: (listener) => void backListeners.push(listener),
    isReached: () => isReached,
    async close() {
      clearInterval(ticking);
      for (const one of [commands, hearing]) one.disconnect();
    },
  };
}
