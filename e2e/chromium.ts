import { existsSync } from 'node:fs';

/** The path of the Chromium to drive: CHROMIUM_PATH or the system's; undefined means Playwright's own. */
export function chromiumPath(): string | undefined {
  return [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => path && existsSync(path));
}
