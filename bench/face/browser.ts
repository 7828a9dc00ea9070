import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { cameraArgs } from '../../e2e/cameras/clips.ts';
import type { Page } from 'playwright-core';

/** CHROMIUM_PATH or the system's; undefined means Playwright's own. */
const chromiumPath = (): string | undefined => [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path));

/** Opens a page in a Chromium of its own whose camera plays `clip`, hands it to `work`, and ends the browser. Errors of the page fail the run. */
export async function inBrowser<Result>(url: string, clip: string, work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--mute-audio', ...cameraArgs(clip)],
  });
  try {
    const page = await (await browser.newContext()).newPage();
    const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
    await page.goto(url);
    return await Promise.race([work(page), failed]);
  } finally {
    await browser.close();
  }
}
