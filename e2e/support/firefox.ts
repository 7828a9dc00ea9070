import { existsSync } from 'node:fs';
import { launch, type Browser } from 'puppeteer-core';

/** The path of the Firefox to drive: FIREFOX_PATH or the system's. */
function firefoxPath(): string {
  const path = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((one) => one && existsSync(one));
  if (!path) throw new Error('Firefox is missing. Install it: sudo apt-get install -y firefox-esr, or set FIREFOX_PATH.');
  return path;
}

/** Starts the real Firefox with its own moving test picture as the camera, which it hands out without asking. */
export async function openFirefox(): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.peerconnection.ice.loopback': true,
      'media.peerconnection.ice.obfuscate_host_addresses': false,
      'media.autoplay.default': 0,
    },
  });
}
