import { expect, test } from '@playwright/test';
import { promise } from '../apps/server/test/promise.ts';
import type { ClipName } from './cameras/clips.ts';
import { duel, seesVideos, tile, type Player } from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

/** A play of two minutes, its countdown and the popups around it. */
const PLAY_MS = 600_000;

let server: TestServer;
let players: Player[] = [];

interface DuelSettings {
  seconds?: number;
  /** Of the match. A slower one leaves a slow machine more time. */
  speed?: number;
}

async function theDuel(first: ClipName, second: ClipName, { seconds = 30, speed = 1 }: DuelSettings): Promise<[Player, Player]> {
  server = await startServer({ env: { MATCH_SPEED: String(speed) } });
  return duel(server, players, first, second, { seconds });
}
test.afterEach(async () => {
  for (const player of players) await player.close();
  players = [];
  await server.dispose();
});

function silent(...all: Player[]): void {
  for (const player of all) expect(player.complaints, `${player.name}'s console`).toEqual([]);
  expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
}

test('[F13] a refresh in the middle of a play keeps the seat: the same play goes on, with both pictures and the detector', async () => {
  // Half as fast: who is not back with a face after 16 s is absent, which a busy machine may take to start a page, a camera and the detector again.
  const [ann, bob] = await theDuel('neutralA', 'neutralB', { seconds: 120, speed: 0.5 });
  const began = Date.now();
  await Promise.all([expect(tile(bob, 'ann')).toHaveAttribute('data-state', 'connecting'), ann.page.reload()]);
  await expect(ann.page.getByRole('heading', { level: 1, name: 'Round 1: Play 1/1' })).toBeVisible();
  promise('F13', 'from a refresh until the play is on the screen again', (Date.now() - began) / 1000, 's', 3);
  await seesVideos(ann, 2);
  promise('F13', 'from a refresh until both pictures move', (Date.now() - began) / 1000, 's', 5);
  await expect(ann.page.getByText('AI DETECTING')).toBeVisible();
  for (const [player, other] of [
    [ann, 'bob'],
    [bob, 'ann'],
  ] as const)
    for (const name of ['You', other]) await expect(tile(player, name)).toHaveAttribute('data-state', /normal|danger/);
  silent(ann, bob);
});

test('a smile of 200 ms eliminates nobody, and two straight faces are a draw', { tag: '@full' }, async () => {
  const [ann, bob] = await theDuel('neutralA', 'flash200ms', { seconds: 45 });
  for (const player of [ann, bob]) await expect(player.page.getByText("It's a Tie!")).toBeVisible({ timeout: PLAY_MS });
  await expect(bob.page.getByText('ELIMINATED')).toBeHidden();
  silent(ann, bob);
});

test('F16 a covered camera is out as absent, which is not a smile', async () => {
  const [ann, bob] = await theDuel('neutralA', 'covered', { seconds: 120 });
  const shown = { timeout: PLAY_MS };
  await Promise.all([
    expect(bob.page.getByText('No face for a while')).toBeVisible(shown),
    expect(tile(ann, 'bob')).toHaveAttribute('data-state', 'out', shown),
    expect(bob.page.getByText('Eight seconds without a face')).toBeVisible(shown),
    expect(ann.page.getByText('ann won the play!')).toBeVisible(shown),
  ]);
  silent(ann, bob);
});
