import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** A program the tests drive that npm does not bring. */
interface Need {
  name: string;
  packages: readonly string[];
  present: () => boolean;
  otherwise?: string;
  /** What needs it is left out without it, and says so. */
  optional?: true;
}

const canRun = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const onPath = (program: string) => (process.env['PATH'] ?? '').split(delimiter).some((folder) => canRun(join(folder, program)));

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const postgresHere = () =>
  onPath('initdb') ||
  (existsSync(DEBIAN_POSTGRES) && readdirSync(DEBIAN_POSTGRES).some((version) => canRun(join(DEBIAN_POSTGRES, version, 'bin/initdb'))));

const needs: Need[] = [
  {
    name: 'Chromium',
    packages: ['chromium', 'fonts-liberation'],
    present: () =>
      [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()].some(
        (path) => path && canRun(path),
      ),
    otherwise: 'or run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH',
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    present: () => [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].some((path) => path && canRun(path)),
    otherwise: 'or set FIREFOX_PATH',
  },
  { name: 'PostgreSQL', packages: ['postgresql'], present: postgresHere },
  { name: 'Caddy', packages: ['caddy'], present: () => onPath('caddy') },
  { name: 'certutil', packages: ['libnss3-tools'], present: () => onPath('certutil') },
  { name: 'Redis', packages: ['redis-server'], present: () => onPath('redis-server') },
  { name: 'coturn', packages: ['coturn'], present: () => onPath('turnserver') },
  // Networks of one's own are made by root alone; for everybody else, and where these cannot be installed, those stories are left out.
  {
    name: 'iproute2 or nftables',
    packages: ['iproute2', 'nftables'],
    optional: true,
    present: () => process.platform !== 'linux' || process.getuid?.() !== 0 || (onPath('ip') && onPath('nft')),
  },
  // The shipped services are run by a systemd of the tests' own, which root alone may start.
  {
    name: 'systemd',
    packages: ['systemd'],
    optional: true,
    present: () => process.platform !== 'linux' || process.getuid?.() !== 0 || onPath('systemd-analyze'),
  },
];

/** How this process may install packages: directly, through sudo without a password, or not at all. */
function installer(): readonly string[] | null {
  if (!onPath('apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  return onPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null;
}

/** Installs what the tests need and the machine lacks, with `apt-get`. Returns whether all is there that they cannot do without; if not, it has said exactly what to install. */
export function provide(): boolean {
  const missing = needs.filter((need) => !need.present());
  if (missing.length === 0) return true;
  const packages = missing.flatMap((need) => need.packages);
  const prefix = installer();
  if (prefix) {
    console.log(`Installing ${packages.join(', ')} ...`);
    const apt = (...args: string[]) => {
      const [program = '', ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
      return spawnSync(program, rest, { stdio: 'inherit' }).status === 0;
    };
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  }
  const lacking = needs.filter((need) => !need.optional && !need.present());
  for (const need of lacking) {
    console.error(
      `${need.name} is missing. Install it: sudo apt-get install -y ${need.packages.join(' ')}${need.otherwise ? `; ${need.otherwise}` : ''}`,
    );
  }
  return lacking.length === 0;
}
