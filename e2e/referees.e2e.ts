import { expect, test, type Page } from '@playwright/test';
import { createBot } from './support/bot.ts';
import { acceptInvite, grantCamera, openBrowser, openPlayer, playBegins, ready, seesVideos } from './support/player.ts';
import { startServer } from './support/server.ts';

/** A client that lies: whatever its detector says, the server never hears that its player smiled. */
const neverClaims = (): void => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (this: WebSocket, data) {
    if (!(typeof data === 'string' && data.includes('"player_eliminated"'))) send.call(this, data);
  };
};

/** What a page has told the server of other people's smiles. */
function testimonies(page: Page): string[] {
  const told: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"smile_seen"')) told.push(String(payload));
    }),
  );
  return told;
}

test(
  'a smile that is not claimed is seen by an opponent’s browser; a second who agrees makes it a note, and nobody is out',
  { tag: '@full' },
  async () => {
    test.setTimeout(3_600_000);
    // The longest play there is lasts six minutes then: bob's browser finds time to look in it.
    const server = await startServer({ env: { MATCH_SPEED: '0.5' } });
    const cara = await createBot(server.url, 'cara');
    const settings = { maxPlayers: 3, maxRounds: 1, round1Plays: 1, round1Duration: 180 };
    const { body: arena } = await cara.http<{ id: string }>('POST', '/game/lobbies', { name: 'Who smiled there?', settings });
    await cara.join(arena.id);
    // Ann laughs all the time and says nothing of it; bob's browser looks only while it has time to spare, which may be seldom.
    const ann = await openPlayer(server.url, 'ann', await openBrowser('smileA'));
    await ann.page.addInitScript(neverClaims);
    const bob = await openPlayer(server.url, 'bob', await openBrowser('neutralB'));
    const told = testimonies(bob.page);
    for (const player of [ann, bob]) await acceptInvite(player, arena.id);
    for (const player of [ann, bob]) await grantCamera(player);
    for (const player of [ann, bob]) await seesVideos(player, 2);
    await cara.appear(arena.id);
    await cara.insist('player_ready', { ready: true });
    for (const player of [ann, bob]) await ready(player);
    expect(await cara.insist('start_game', {})).toMatchObject({ ok: true });
    await Promise.all([ann, bob].map(playBegins)); // cara has no picture: it begins without her link

    await expect.poll(() => told.length, { timeout: 600_000, message: 'what bob’s browser saw' }).toBeGreaterThan(0);
    const suspect = cara.view()?.players.find(({ username }) => username === 'ann');
    expect(cara.view()).toMatchObject({ phase: 'playing', witnessed: [], eliminated_players: [] });
    expect(told[0]).toContain(`"${suspect?.user_id}"`);

    // It passes, so it is watched for before.
    const noted = Promise.all([
      expect(bob.page.getByText('Two players saw a smile of ann. It changes nothing.').first()).toBeVisible(),
      expect(ann.page.getByText('Two players saw a smile of yours. It changes nothing.').first()).toBeVisible(),
    ]);
    expect(await cara.ask('smile_seen', { user_id: suspect?.user_id ?? '', play: 1 })).toEqual({ ok: true });
    await noted;
    expect(cara.view()?.active_players).toContain(suspect?.user_id);

    for (const player of [ann, bob]) expect(player.complaints, `${player.name}'s console`).toEqual([]);
    expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
    cara.close();
    for (const player of [ann, bob]) await player.close();
    await server.dispose();
  },
);
