import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { acceptInvite, createArena, grantCamera, openPlayer, playBegins, ready, seesVideos, type Player } from '../e2e/support/player.ts';
import { startServer } from '../e2e/support/server.ts';
import type { Browser, Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--mute-audio',
];
const chromiumPath = (): string | undefined => [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path));

/** A Chromium of its own, whose camera plays the file `clip` in a loop and which asks before it gives the camera. */
function openBrowser(clip: string): Promise<Browser> {
  const camera = [
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${clip}`,
    '--autoplay-policy=no-user-gesture-required',
  ];
  return chromium.launch({ executablePath: chromiumPath(), args: [...FLAGS, ...camera] });
}

/** Two real browsers in one match on a server of their own, up to the moment its first play runs. */
export interface Duel {
  ann: Page;
  bob: Page;
}

/**
 * Plays a match of two through the real screens, with the arena's usual settings: seven plays of 60 s. Takes the two camera files and a script
 * that runs in both pages before anything of ours; hands the pages to `work` and ends browsers and server, whatever happens.
 */
export async function duel<Result>(
  options: { annSees: string; bobSees: string; script: string },
  work: (pages: Duel) => Promise<Result>,
): Promise<Result> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const server = await startServer();
    undo.push(() => server.dispose());
    const open = async (name: string, clip: string): Promise<Player> => {
      const player = await openPlayer(server.url, name, await openBrowser(clip));
      undo.push(() => player.close());
      await player.page.addInitScript({ path: options.script });
      return player;
    };
    const ann = await open('ann', options.annSees);
    const bob = await open('bob', options.bobSees);
    const code = await createArena(ann, { name: 'Bench', warriors: 'Duel' });
    await acceptInvite(bob, code);
    for (const player of [ann, bob]) await grantCamera(player);
    for (const player of [ann, bob]) await seesVideos(player, 2);
    for (const player of [ann, bob]) await ready(player);
    await ann.page.getByRole('button', { name: 'Start game' }).click();
    await Promise.all([playBegins(ann), playBegins(bob)]);
    return await work({ ann: ann.page, bob: bob.page });
  } finally {
    for (const close of undo.reverse()) await close();
  }
}
