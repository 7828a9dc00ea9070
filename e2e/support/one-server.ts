import { afterAll, afterEach, beforeAll } from 'vitest';
import { createBot, type Bot } from './bot.ts';
import { startServer, type TestServer } from './server.ts';

interface OneServer {
  server(): TestServer;
  /** New players, connected one after the other; gone after the test. */
  bots<const Names extends readonly string[]>(...names: Names): Promise<{ [N in keyof Names]: Bot }>;
  /** Closes this one, too, after the test. */
  keep<T extends { close(): unknown }>(one: T): T;
}

/** One real server for the tests of a file, with settings from the environment. Called at the top of the file. */
export function oneServer(env: Record<string, string>): OneServer {
  let server: TestServer;
  let open: { close(): unknown }[] = [];

  beforeAll(async () => {
    server = await startServer({ env });
  });
  afterEach(() => {
    for (const each of open) each.close();
    open = [];
  });
  afterAll(() => server.dispose());

  function keep<T extends { close(): unknown }>(one: T): T {
    open.push(one);
    return one;
  }

  return {
    server: () => server,
    keep,
    async bots<const Names extends readonly string[]>(...names: Names) {
      const made: Bot[] = [];
      for (const name of names) made.push(keep(await createBot(server.url, name)));
      return made as unknown as { [N in keyof Names]: Bot };
    },
  };
}
