import { expect, test } from '@playwright/test';
import { createBot } from './support/bot.ts';
import { arrivedAt, ear, heardAt, sendsAllTheTime } from './support/ear.ts';
import { acceptInvite, endsTurn, openBrowser, openPlayer, ready, seesVideos, type Player } from './support/player.ts';
import { startServer } from './support/server.ts';

/* Round 2 as it is heard, in the loudness of real sound: what a page plays, and what reaches it without being played. */

/** Slower than life: a turn of two minutes leaves time to listen on a busy machine; it ends when its performer is done. */
const SLOWER = { MATCH_SPEED: '0.25' };
const SHOWN = { timeout: 600_000 };
const LONG = { timeout: 600_000 };
const SOUND = 0.05;
const SILENCE = 0.002;

const button = ({ page }: Player, name: string) => page.getByRole('button', { name, exact: true });

/** Polls until the player hears what they should. */
async function hears(player: Player, what: 'sound' | 'nothing'): Promise<void> {
  const isSo = (loud: number): boolean => (what === 'sound' ? loud > SOUND : loud < SILENCE);
  const heard = async (): Promise<string | number> => {
    const loud = await heardAt(player.page);
    return isSo(loud) ? what : loud;
  };
  await expect.poll(heard, { ...SHOWN, message: `what ${player.name} hears` }).toBe(what);
}

/** The one who is called, with the microphone in hand. */
async function takesMicrophone(players: readonly Player[]): Promise<Player> {
  const performers: Player[] = [];
  const look = async (): Promise<boolean> => {
    for (const player of players) if (await button(player, 'Take the microphone').isVisible()) performers.push(player);
    return performers.length > 0;
  };
  await expect.poll(look, SHOWN).toBe(true);
  const [performer] = performers as [Player];
  await button(performer, 'Take the microphone').click();
  return performer;
}

async function share({ page, context }: Player): Promise<void> {
  await context.grantPermissions(['camera', 'microphone']);
  await page.getByRole('button', { name: 'Grant camera' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share camera' }).click(SHOWN);
}

test('only the performer is heard, whatever a page sends and whichever page is loaded anew', { tag: '@full' }, async () => {
  const server = await startServer({ env: SLOWER });
  const host = await createBot(server.url, 'host');
  const settings = { maxPlayers: 4, maxRounds: 2, round1Plays: 1, round1Duration: 30 };
  const { body: arena } = await host.http<{ id: string }>('POST', '/game/lobbies', { name: 'One voice', settings });
  await host.join(arena.id);
  // All of them smile in time: round 1 is soon over, and every listener laughs once.
  const browser = await openBrowser('smileAt');
  const players: Player[] = [];
  for (const name of ['ann', 'bob', 'cara']) players.push(await openPlayer(server.url, name, browser, { ownsBrowser: false }));
  const [ann, , cara] = players as [Player, Player, Player];
  try {
    for (const { page } of players) await page.addInitScript(ear);
    await cara.context.grantPermissions(['camera', 'microphone']);
    await cara.page.addInitScript(sendsAllTheTime);
    for (const player of players) await acceptInvite(player, arena.id);
    await host.insist('leave_lobby', {});
    for (const player of players) await share(player);
    for (const player of players) await seesVideos(player, 3);
    for (const player of players) await ready(player);
    await button(ann, 'Start game').click();
    for (const { page } of players) await expect(page.getByRole('heading', { level: 1, name: 'Round 2: Comedy' })).toBeVisible(LONG);

    let honest: Player | null = null;
    for (let turn = 1; turn <= 3; turn++) {
      const performer = await takesMicrophone(players);
      const listeners = players.filter((player) => player !== performer);
      const [first] = listeners as [Player, Player];
      for (const listener of listeners) await hears(listener, 'sound');
      await hears(performer, 'nothing');
      if (performer !== cara && honest === null) {
        honest = performer;
        await performer.page.reload();
        await expect(button(performer, 'I am done')).toBeVisible(SHOWN);
        await hears(first, 'sound');
        await first.page.reload();
        await hears(first, 'sound');
        await button(performer, 'Mute me').click();
        await hears(first, 'nothing');
        await performer.page.keyboard.press('m');
        await hears(first, 'sound');
      }
      await endsTurn(performer);
      if (performer === cara) {
        const before = await arrivedAt(ann.page);
        await expect.poll(() => arrivedAt(ann.page), { ...SHOWN, message: 'what cara sends after her turn' }).toBeGreaterThan(before);
      }
      if (turn < 3) for (const listener of listeners) await hears(listener, 'nothing');
    }
    for (const player of players) expect(player.complaints, `${player.name}'s console`).toEqual([]);
    expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
  } finally {
    host.close();
    for (const player of players) await player.close();
    await browser.close();
    await server.dispose();
  }
});
