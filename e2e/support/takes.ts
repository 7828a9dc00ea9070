import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser } from '@playwright/test';
import { makeClip, type ClipName } from '../cameras/clips.ts';
import { openBrowserOn, type Player } from './player.ts';

/** A browser whose camera gets another film in the middle of a story. */
interface Takes {
  browser: Browser;
  /** On a phone, in play: the camera is opened anew in its dialog, and from then on it films this. */
  film(player: Player, clip: ClipName): Promise<void>;
  dispose(): Promise<void>;
}

/** Opens a browser that films `first`; the browser is the player's to close. */
export async function openTakes(first: ClipName): Promise<Takes> {
  const folder = await mkdtemp(join(tmpdir(), 'deadpan-takes-'));
  const file = join(folder, 'take.mjpeg');
  // Never written to while it plays: the browser opens it whenever the camera is opened, and keeps what it has opened.
  const load = async (clip: ClipName): Promise<void> => {
    await copyFile(await makeClip(clip), `${file}.next`);
    await rename(`${file}.next`, file);
  };
  await load(first);
  return {
    browser: await openBrowserOn(file),
    async film({ page }, clip) {
      await load(clip);
      await page.getByRole('button', { name: 'Camera', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Camera' });
      await dialog.getByRole('button', { name: 'Restart the camera' }).click();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
    dispose: () => rm(folder, { recursive: true }),
  };
}
