import { expect, test } from '@playwright/test';
import { badLines, type BadLines } from './support/bad-lines.ts';
import { playBegins, start, tile, type Player } from './support/player.ts';
import type { Weather } from './support/weather.ts';

/* One of two sits behind a bad line; the other does not. */

const BAD: Partial<Weather> = { delayMs: 100, jitterMs: 30, lost: 0.03 };
/** Who is unseen for eight seconds of the match is absent: on a busy machine a face takes longer to be seen again than the line to come back. */
const MATCH = { speed: 0.5, seconds: 180, plays: 3 };
const UNSEEN = { timeout: 600_000, intervals: [100] };
const SHORT_MS = 3_000;
const LONG_MS = 20_000;

let lines: BadLines | undefined;
test.afterEach(() => lines?.close());

const other = ({ ann, bob }: BadLines, than: Player): Player => (than === ann ? bob : ann);
const isOut = (on: Player, name: string): Promise<boolean> => tile(on, name).getByText('Absent').isVisible();

/** Both are in this play: had anybody been put out of the one before, it would be over. */
async function bothIn({ ann, bob }: BadLines, play: RegExp): Promise<void> {
  for (const { page } of [ann, bob]) await expect(page.getByRole('heading', { level: 1, name: play })).toBeVisible();
}

/** Bad weather, in which nothing happens; then 3 s without anything, after which nothing has happened. */
async function badWeather(on: BadLines, away: Player): Promise<void> {
  on.weather(away, BAD);
  await on.together('the weather turned');
  await on.outage(away, SHORT_MS);
  await on.together('3 s without anything');
  await bothIn(on, /Play 1\/3/);
}

/** Nothing passes for so long, and until they are absent, which is said on the other's page; then pictures come, and the next play is theirs as well. */
async function longAway(on: BadLines, away: Player, ms: number): Promise<void> {
  const stays = other(on, away);
  await on.outage(away, ms, () => expect.poll(() => isOut(stays, away.name), UNSEEN).toBe(true));
  await on.together(ms > 0 ? '20 s without anything' : 'an absence');
  await bothIn(on, /Play [23]\/3/);
}

test('F15 bad network: 100 ± 30 ms and 3 % lost each way put nobody out, nor do 3 s without anything; who is away for longer is absent, which is no smile, and plays again', async () => {
  lines = await badLines(MATCH);
  await start(lines.ann);
  await Promise.all([lines.ann, lines.bob].map(playBegins));
  await badWeather(lines, lines.bob);
  await longAway(lines, lines.bob, 0);
});

for (const side of ['caller', 'callee'] as const)
  test(`F15 bad network: 20 s without anything, at the ${side} of the pictures`, { tag: '@full' }, async () => {
    lines = await badLines(MATCH);
    await start(lines.ann);
    await Promise.all([lines.ann, lines.bob].map(playBegins));
    const away = lines[side];
    await badWeather(lines, away);
    await longAway(lines, away, LONG_MS);
    expect(lines.ann.complaints.concat(lines.bob.complaints)).toEqual([]);
  });
