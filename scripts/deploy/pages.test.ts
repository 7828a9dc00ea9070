import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../steps.ts';

/* What the pages tell an operator to copy, as far as it can be tried without systemd. */

const pageOf = (path: string): string => readFileSync(join(root, 'docs', path), 'utf8');
const guide = pageOf('guides/small-server.md');

/** A shipped unit of systemd, as lines. */
const unit = (path: string): string[] => readFileSync(join(root, 'deploy/systemd', path), 'utf8').split('\n');

/** The values of a setting in a section of a unit. */
function set(of: string[], section: string, name: string): string[] {
  const from = of.indexOf(`[${section}]`);
  const lines = of.slice(from + 1);
  const to = lines.findIndex((line) => line.startsWith('['));
  const own = from < 0 ? [] : lines.slice(0, to < 0 ? undefined : to);
  return own.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
}

const [server, backup, timer] = [unit('deadpan.service'), unit('deadpan-backup.service'), unit('deadpan-backup.timer')];
const cluster = unit('cluster/deadpan.service');

/** As the starters of this machine do. */
const flags = JSON.parse(readFileSync(join(root, 'apps/server/flags.json'), 'utf8')) as string[];

describe('the services of the pages', () => {
  it('are copied from where they are shipped, and an update copies the server’s anew', () => {
    const target = mkdtempSync(join(tmpdir(), 'deadpan-units-'));
    onTestFinished(() => rmSync(target, { recursive: true }));
    const [copy = '', again = ''] = [...guide.matchAll(/^ *(.*\bcp [^\n]* \/etc\/systemd\/system\/)/gm)].map(([, command = '']) => command);
    const run = (command: string, cwd: string): unknown =>
      execFileSync('/bin/sh', ['-ec', command.replace('/srv/deadpan/app', root).replace('/etc/systemd/system/', target)], { cwd });
    run(copy, '/');
    const units = ['caddy.service.d', 'coturn.service.d', 'deadpan-backup.service', 'deadpan-backup.timer', 'deadpan.service'];
    expect(readdirSync(target).toSorted()).toEqual(units);
    // From the folder that `app` is in.
    rmSync(join(target, 'deadpan.service'));
    run(again.replace('app/', `${root}/`), '/');
    expect(readdirSync(target).toSorted()).toEqual(units);
    expect(pageOf('operations.md')).toContain('(../deploy/systemd/cluster/deadpan.service)');
  });

  it('write where the guide makes folders for them', () => {
    const made = /^ *install -d -m 700 -o deadpan -g deadpan (.*)$/m.exec(guide)?.[1]?.split(' ') ?? [];
    const written = [server, backup].flatMap((each) => set(each, 'Service', 'ReadWritePaths').flatMap((paths) => paths.split(' ')));
    expect([...new Set(written)].toSorted()).toEqual(made.toSorted());
    expect(guide).toMatch(new RegExp(`^ *DATA_DIR=${set(server, 'Service', 'ReadWritePaths')[0]}$`, 'm'));
  });

  it('start what there is, without building it, as nobody special, and never give up', () => {
    for (const each of [server, cluster]) {
      expect(set(each, 'Unit', 'StartLimitIntervalSec')).toEqual(['0']);
      expect(set(each, 'Service', 'User')).toEqual(['deadpan']);
      expect(set(each, 'Service', 'Restart')).toEqual(['always']);
    }
    expect(set(server, 'Service', 'Environment')).toEqual(['NODE_ENV=production']);
    expect(set(server, 'Service', 'ExecStart')).toEqual([`/usr/bin/node ${flags.join(' ')} apps/server/dist/main.js`]);
    // As the container does.
    const command = JSON.stringify(['node', ...flags, 'apps/server/dist/main.js']).replaceAll(',', ', ');
    expect(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')).toContain(`\nCMD ${command}\n`);
    const [started = ''] = set(cluster, 'Service', 'ExecStart');
    expect(existsSync(join(root, started.split(' ')[1] ?? ''))).toBe(true);
  });

  it('are told the same settings, the nightly one and the command too', () => {
    for (const each of [server, backup]) expect(set(each, 'Service', 'EnvironmentFile')).toEqual(['/etc/deadpan.env']);
    const command = guide.split('\n').find((line) => line.startsWith('exec systemd-run')) ?? '';
    for (const name of ['User', 'EnvironmentFile', 'WorkingDirectory']) {
      const [value = ''] = set(server, 'Service', name);
      expect(set(backup, 'Service', name)).toEqual([value]);
      expect(command).toContain(` -p ${name}=${value} `);
    }
  });
});

describe('the nightly backup', () => {
  /** A line of the unit as systemd hands it to the shell. */
  const shell = (line: string): string => (/^\/bin\/sh -c '(.*)'$/.exec(line)?.[1] ?? '').replaceAll('%%', '%').replaceAll('$$', '$');

  it('makes room for itself, keeps the newest six and removes what was left half done', () => {
    const home = mkdtempSync(join(tmpdir(), 'deadpan-nightly-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    for (const name of ['app', 'backups']) mkdirSync(join(home, name));
    const [before = ''] = set(backup, 'Service', 'ExecStartPre');
    const makeRoom = (): unknown => execFileSync('/bin/sh', ['-c', shell(before)], { cwd: join(home, 'app') });
    const kept = (): string[] => readdirSync(join(home, 'backups')).toSorted();
    makeRoom();
    expect(kept()).toEqual([]);
    const days = Array.from({ length: 9 }, (_, day) => `2026-11-2${day}-0430.tar`);
    for (const name of [...days, 'before-the-party.tar']) writeFileSync(join(home, 'backups', name), '');
    mkdirSync(join(home, 'backups/.deadpan-backup-x1'));
    makeRoom();
    expect(kept()).toEqual([...days.slice(-6), 'before-the-party.tar']);
    // Nights on which none could be made take no other away.
    makeRoom();
    expect(kept()).toHaveLength(7);
  });

  it('is a file of its own each time, and goes to another machine', () => {
    const [make = '', away = ''] = set(backup, 'Service', 'ExecStart');
    const said = execFileSync('/bin/sh', ['-c', shell(make).replace('exec /usr/bin/node', 'echo')], { encoding: 'utf8' });
    expect(said).toMatch(/^scripts\/operator\.mjs backup \.\.\/backups\/20\d\d-\d\d-\d\d-\d{4}\.tar\n$/);
    expect(away).toMatch(/^\/usr\/bin\/rsync .* \.\.\/backups\/ \S+@\S+:/);
    expect(set(timer, 'Timer', 'OnCalendar')).toHaveLength(1);
    for (const name of ['deadpan-backup.service', 'deadpan-backup.timer']) expect(guide).toContain(name);
  });
});
