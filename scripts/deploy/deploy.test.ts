import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environment, readConfig } from '../../apps/server/src/config.ts';
import { root } from '../steps.ts';

const fileOf = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');
const assigned = (text: string): string[] => [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
const known = new Set(environment.map(({ name }) => name));

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  configs?: { source: string }[];
  network_mode?: string;
  ports?: string[];
  env_file?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  configs: Record<string, unknown>;
}

describe('compose.yaml', () => {
  const text = fileOf('compose.yaml');
  const compose = parse(text, { merge: true }) as Compose;
  const services = Object.entries(compose.services);

  it('tells the nodes only variables they know', () => {
    const nodes = services.filter(([, { build }]) => build);
    expect(nodes.map(([name]) => name)).toEqual(['node-a', 'node-b']);
    for (const [, node] of nodes) expect(Object.keys(node.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
    expect(assigned(fileOf('deadpan.env')).filter((name) => !known.has(name))).toEqual([]);
  });

  it('asks for nothing that the example of secrets does not name, and the example names nothing that nobody reads', () => {
    const asked = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name));
    const named = assigned(fileOf('secrets.env.example'));
    expect([...asked].filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => !asked.has(name) && !known.has(name))).toEqual([]);
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

  it('says of every image which version, so that nothing changes by itself', () => {
    const others = services.filter(([, { build }]) => !build).map(([, { image = '' }]) => image);
    expect(others.length).toBeGreaterThan(4);
    expect(others.filter((image) => !/:v?\d/.test(image))).toEqual([]);
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

  it('builds from the Dockerfile of this folder, and sends the proxy to the port the nodes listen on', () => {
    expect(compose.services['node-a']?.build).toEqual({ context: '..', dockerfile: 'deploy/Dockerfile' });
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

describe('the Dockerfile', () => {
  const lines = fileOf('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const steps = lines.map((line) => /^([A-Z]+) (.*)$/.exec(line)?.slice(1) ?? [line, '']);

  it('has only instructions that exist, and starts from an image', () => {
    const instructions = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'ENV', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
    expect(steps.map(([name = '']) => name).filter((name) => !instructions.includes(name))).toEqual([]);
    expect(steps[0]?.[0]).toBe('FROM');
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
