import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { environment, readConfig } from '../../apps/server/src/config.ts';
import { root } from '../steps.ts';

const fileOf = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');
const assigned = (text: string): string[] => [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
/** The image that is built here. */
const OURS = 'deadpan';
const known = new Set(environment.map(({ name }) => name));

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  pull_policy?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  configs?: { source: string }[];
  network_mode?: string;
  networks?: unknown;
  command?: string | string[];
  entrypoint?: string[];
  healthcheck?: { test: string[] };
  ports?: string[];
  env_file?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  configs: Record<string, unknown>;
  networks: { default: { enable_ipv6: boolean; ipam: { config: { subnet: string }[] } } };
}
interface Rule {
  alert: string;
  expr: string;
  for: string;
}

describe('compose.yaml', () => {
  const text = fileOf('compose.yaml');
  const compose = parse(text, { merge: true }) as Compose;
  const services = Object.entries(compose.services);

  it('tells the nodes only variables they know', () => {
    const nodes = services.filter(([, { image }]) => image === OURS);
    expect(nodes.map(([name]) => name)).toEqual(['node-a', 'node-b']);
    for (const [, node] of nodes) expect(Object.keys(node.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
    expect(assigned(fileOf('deadpan.env')).filter((name) => !known.has(name))).toEqual([]);
  });

  it('asks for nothing that the example of secrets does not name, and the example names nothing that nobody reads', () => {
    const asked = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name));
    const named = assigned(fileOf('secrets.env.example'));
    expect([...asked].filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => !asked.has(name) && !known.has(name))).toEqual([]);
    // Where Compose does not look for them.
    expect(assigned(fileOf('deadpan.env')).filter((name) => asked.has(name))).toEqual([]);
  });

  it('has IPv6 between its services, so that players who come by it keep their addresses', () => {
    const { enable_ipv6: isOn, ipam } = compose.networks.default;
    const [address = '', length] = ipam.config[0]?.subnet.split('/') ?? [];
    expect([isOn, isIPv6(address), address.startsWith('fd'), length]).toEqual([true, true, true, '64']);
    const elsewhere = services.filter(([, { networks, network_mode: mode }]) => networks !== undefined || mode !== undefined);
    expect(elsewhere.map(([name]) => name)).toEqual(['coturn']);
  });

  it('puts no secret where everybody on the host reads it, among the arguments of a process', () => {
    const told = services.map(([name, { command = '', entrypoint = '' }]) => ({ name, text: JSON.stringify([command, entrypoint]) }));
    expect(told.filter(({ text }) => /(?<!\$)\$\{?\w*(SECRET|PASSWORD|KEY|TOKEN)/.test(text))).toEqual([]);
  });

  it('says that PostgreSQL is there when it answers others, and not while its image makes the database', () => {
    expect(compose.services['postgres']?.healthcheck?.test.join(' ')).toContain('pg_isready -h 127.0.0.1 ');
  });

  it('tells both nodes all that stands in the two files: nothing empty is put over it', () => {
    for (const name of ['node-a', 'node-b']) {
      const { env_file: files, environment: set = {} } = compose.services[name] ?? {};
      expect(files).toEqual(['deadpan.env', 'secrets.env']);
      // What may be empty here is asked of secrets.env too.
      for (const value of Object.values(set)) expect(value).not.toMatch(/^\$\{(?!METRICS_TOKEN)\w+:?-\}$/);
    }
  });

  it('has secrets that neither git nor the image takes in', () => {
    expect(spawnSync('git', ['check-ignore', '--quiet', '--no-index', 'deploy/secrets.env'], { cwd: root }).status).toBe(0);
    expect(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')).toContain('deploy/secrets.env');
  });

  it('depends on services it has, mounts files that are there and volumes it declares', () => {
    for (const [name, { depends_on: needs = [], volumes = [], configs = [], env_file: files = [] }] of services) {
      for (const need of Array.isArray(needs) ? needs : Object.keys(needs)) expect(Object.keys(compose.services), name).toContain(need);
      for (const { source } of configs) expect(Object.keys(compose.configs), name).toContain(source);
      // The secrets are made from their example.
      for (const file of files) expect(existsSync(join(root, 'deploy', file.replace(/^secrets\.env$/, '$&.example'))), file).toBe(true);
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('./')) expect(existsSync(join(root, 'deploy', source)), source).toBe(true);
        else expect(Object.keys(compose.volumes), name).toContain(source);
      }
    }
  });

  it('builds one image from the Dockerfile of this folder, once, before the other node wants it', () => {
    const built = services.filter(([, { build }]) => build);
    expect(built.map(([name, { build }]) => [name, build])).toEqual([['node-a', { context: '..', dockerfile: 'deploy/Dockerfile' }]]);
    const { depends_on: needs, pull_policy: pull } = compose.services['node-b'] ?? {};
    expect([Object.keys(needs ?? {}), pull]).toEqual([['postgres', 'redis', 'store', 'node-a'], 'never']);
  });

  it('sends the proxy to the port the nodes listen on', () => {
    expect(compose.services['caddy']?.environment?.['NODES']).toBe('node-a:8080 node-b:8080');
    expect(fileOf('Dockerfile')).toMatch(/^ENV .*\bPORT=8080\b/m);
  });
});

describe('the relay', () => {
  const set = (name: string): number => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(fileOf('coturn/turnserver.conf'))?.[1]);
  const docs = (path: string): string => readFileSync(join(root, 'docs', path), 'utf8');
  const pages = { operations: docs('operations.md'), guide: docs('guides/small-server.md') };
  const [port, from, to, quota] = [set('listening-port'), set('min-port'), set('max-port'), set('total-quota')];

  it('is named to players over UDP and over TCP, wherever an operator copies it from', () => {
    const named = [`turn:deadpan.example:${port}`, `turn:deadpan.example:${port}?transport=tcp`];
    for (const text of [fileOf('secrets.env.example'), pages.operations, pages.guide]) {
      const TURN_URLS = /^ *TURN_URLS=(.*)$/m.exec(text)?.[1];
      expect(readConfig({ TURN_URLS, TURN_SECRET: 'a secret' }).turnUrls).toEqual(named);
    }
  });

  it('has the ports that the pages tell to open, all of them the machine’s own', () => {
    for (const page of Object.values(pages)) expect(page).toContain(`${from} to ${to}`);
    for (const page of Object.values(pages)) expect(page).toMatch(new RegExp(`TCP[^.]*\\b${port}\\b`));
    expect(pages.operations).toContain(`are ${to - from + 1})`);
    const { network_mode, ports } = (parse(fileOf('compose.yaml'), { merge: true }) as Compose).services['coturn'] ?? {};
    expect([network_mode, ports]).toEqual(['host', undefined]);
  });

  it('is given its secret in a file that nobody else reads, and the address where there is one', () => {
    const { entrypoint = [], environment: told = {} } =
      (parse(fileOf('compose.yaml'), { merge: true }) as Compose).services['coturn'] ?? {};
    expect(Object.keys(told)).toEqual(['TURN_SECRET', 'TURN_EXTERNAL_IP']);
    const folder = mkdtempSync(join(tmpdir(), 'deadpan-entrypoint-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'turnserver'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
    const made = join(folder, 'made.conf');
    const [shell = '', flags = '', script = ''] = entrypoint;
    const here = script
      .replaceAll('$$', '$')
      .replaceAll('/etc/deadpan/turnserver.conf', join(root, 'deploy/coturn/turnserver.conf'))
      .replaceAll('/tmp/turnserver.conf', made);
    const run = (addresses: string) => {
      const env = { PATH: `${folder}:${process.env['PATH']}`, TURN_SECRET: 'a\\b c', TURN_EXTERNAL_IP: addresses };
      const { status, stdout, stderr } = spawnSync(shell, [flags, here], { encoding: 'utf8', env });
      return [status, stdout, stderr];
    };
    // As at a second start of the container, over the file of the first.
    expect(run('')).toEqual([0, `-c ${made}\n`, '']);
    expect(run('203.0.113.7/10.0.0.5')).toEqual([0, `-c ${made} --external-ip=203.0.113.7/10.0.0.5\n`, '']);
    // Of the first alone two players who both need the relay would not meet.
    for (const half of ['203.0.113.7', '203.0.113.7/', '/10.0.0.5', 'a/b/c', '203.0.113.7/10.0.0.5 -x']) {
      expect(run(half)).toEqual([
        1,
        '',
        expect.stringContaining(`TURN_EXTERNAL_IP is "${half}"; it must be the address players reach, a slash`),
      ]);
    }
    expect(readFileSync(made, 'utf8')).toBe(`${fileOf('coturn/turnserver.conf')}static-auth-secret=a\\b c\n`);
    expect(statSync(made).mode & 0o777).toBe(0o600);
  });

  it('has places for as many players as the page says, a port for each, and as many for one as two networks take', () => {
    const [, each, , players] =
      /at least (\d+) × the players[^:]*: the (\d+) of the shipped file are enough for (\d+)/.exec(pages.operations)?.map(Number) ?? [];
    expect(pages.operations).toContain(`the ${quota} of the shipped file`);
    expect((players ?? 0) * (each ?? 0)).toBe(quota);
    expect(quota).toBeLessThanOrEqual(to - from + 1);
    expect(set('user-quota')).toBeGreaterThanOrEqual(2 * (each ?? Infinity));
    // "some hundreds of players"
    expect(players).toBeGreaterThanOrEqual(300);
  });
});

describe('Prometheus', () => {
  const rules = (parse(fileOf('prometheus/rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
  const rule = (name: string): Rule => rules.find(({ alert }) => alert === name) ?? { alert: name, expr: '', for: '' };
  const minutes = (text: string): number => Number(/(\d+)m/.exec(text)?.[1]);

  it('wakes nobody for a single save that failed and was tried again', () => {
    const { expr, for: lasting } = rule('DeadpanSavesFail');
    expect(minutes(expr)).toBeLessThan(minutes(lasting));
  });

  it('does not count as players’ what the proxy, Docker and Prometheus itself ask', () => {
    for (const name of ['DeadpanErrors', 'DeadpanAnswersSlow']) {
      const left = /route!~"([^"]*)"/.exec(rule(name).expr)?.[1] ?? '';
      for (const path of ['/health/serving', '/health/live', '/metrics']) expect(path, name).toMatch(new RegExp(`^(?:${left})$`));
      expect('/game/lobbies').not.toMatch(new RegExp(`^(?:${left})$`));
    }
  });

  it('shows where the operator’s Alertmanager is to be named', () => {
    const filledIn = parse(fileOf('prometheus/prometheus.yml').replaceAll(/^# (alerting:|  )/gm, '$1')) as Record<string, unknown>;
    expect(filledIn['alerting']).toEqual({ alertmanagers: [{ static_configs: [{ targets: ['alertmanager.example:9093'] }] }] });
    expect(parse(fileOf('prometheus/prometheus.yml'))).not.toHaveProperty('alerting');
  });
});

describe('the Dockerfile', () => {
  const lines = fileOf('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const steps = lines.map((line) => /^([A-Z]+) (.*)$/.exec(line)?.slice(1) ?? [line, '']);

  it('has only instructions that exist, and starts from an image', () => {
    const instructions = ['ARG', 'FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'ENV', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
    expect(steps.map(([name = '']) => name).filter((name) => !instructions.includes(name))).toEqual([]);
    expect(steps.slice(0, 2).map(([name]) => name)).toEqual(['ARG', 'FROM']);
  });

  it('copies what is there, from stages that come before', () => {
    const stages: string[] = [];
    for (const [name, rest = ''] of steps) {
      if (name === 'FROM') stages.push(/ AS (\w+)$/.exec(rest)?.[1] ?? '');
      if (name !== 'COPY') continue;
      const words = rest.split(' ');
      const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
      if (from !== undefined) expect(stages.slice(0, -1)).toContain(from);
      const sources = words.slice(from === undefined ? 0 : 1, -1).map((path) => (from ? path.replace('/app', '.') : path));
      // What is built is not here before.
      for (const path of sources) expect(path.endsWith('/dist') || existsSync(join(root, path)), path).toBe(true);
    }
  });

  it('runs as nobody special, with variables the server knows, and says when it is well', () => {
    const last = steps.slice(steps.findLastIndex(([name]) => name === 'FROM'));
    expect(last.find(([name]) => name === 'USER')?.[1]).toBe('node');
    const set = last.filter(([name]) => name === 'ENV').flatMap(([, rest = '']) => rest.split(' ').map((pair) => pair.split('=')[0] ?? ''));
    expect(set.filter((name) => !known.has(name))).toEqual([]);
    expect(last.some(([name]) => name === 'HEALTHCHECK')).toBe(true);
  });

  it('has every workspace the packages of the server need', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8')) as { dependencies: Record<string, string> };
    const ours = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@deadpan/'));
    for (const name of ours) expect(fileOf('Dockerfile')).toContain(`COPY packages/${name.slice('@deadpan/'.length)}/package.json`);
  });
});
