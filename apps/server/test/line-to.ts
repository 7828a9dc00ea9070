import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

/** A line to a PostgreSQL server that can be cut. */
export interface Line {
  url: string;
  /** Ends what goes over it, and lets nobody on it any more. */
  cut(): void;
  /** The same when the next message with this word in it has been answered, before the answer arrives. */
  cutAfter(word: string): void;
  mend(): void;
  close(): Promise<void>;
}

/** Takes the address of a PostgreSQL server that listens in a folder; returns another one that leads to it. */
export async function lineTo(postgres: { url: string }): Promise<Line> {
  const folder = new URL(postgres.url).searchParams.get('host') ?? '';
  const ends = new Set<Socket>();
  let isCut = false;
  let last: string | null = null;
  const line = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(join(folder, '.s.PGSQL.5432'));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    near.on('data', (asked: Buffer) => {
      if (last === null || !asked.includes(last)) return;
      last = null;
      far.unpipe(near).once('data', cut).resume();
    });
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const cut = (): void => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  return {
    url: `postgres://deadpan@127.0.0.1:${(line.address() as AddressInfo).port}/postgres`,
    cut,
    cutAfter: (word) => void (last = word),
    mend: () => void (isCut = false),
    async close() {
      cut();
      line.close();
      await once(line, 'close');
    },
  };
}
