import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { root } from '../steps.ts';

const fileOf = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');

interface Service {
  image: string;
  user?: string;
  security_opt?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  read_only?: boolean;
  tmpfs?: string[];
  pids_limit?: number;
  mem_limit?: string;
  privileged?: boolean;
  pid?: string;
  ipc?: string;
  devices?: string[];
  volumes?: string[];
}
const { services: byName } = parse(fileOf('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const services = Object.entries(byName);
const dockerfile = fileOf('Dockerfile').split('\n');

describe('a container that is broken into', () => {
  it.each(services)('%s gains no rights, changes no program, and takes a bounded part of the host', (_, service) => {
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.read_only).toBe(true);
    expect(service.pids_limit).toBeLessThanOrEqual(256);
    expect(service.mem_limit).toMatch(/^(512m|1g|2g)$/);
    // Programs that write nothing else still want this.
    expect(service.tmpfs).toContain('/tmp');
    const { privileged, pid, ipc, devices } = service;
    expect({ privileged, pid, ipc, devices }).toEqual({ privileged: undefined, pid: undefined, ipc: undefined, devices: undefined });
  });

  it('has a capability only where its program does not start without one', () => {
    const added = services.flatMap(([name, { cap_add: capabilities = [] }]) => (capabilities.length > 0 ? [[name, capabilities]] : []));
    expect(Object.fromEntries(added)).toEqual({ caddy: ['NET_BIND_SERVICE'], coturn: ['NET_BIND_SERVICE'] });
  });

  it('is a user of its own, or root without any power where the files in its volume are root’s', () => {
    const users = Object.fromEntries(services.map(([name, { user = 'of the image' }]) => [name, user]));
    expect(users).toEqual({
      caddy: 'of the image',
      'node-a': 'of the image',
      'node-b': 'of the image',
      postgres: 'postgres',
      redis: 'redis',
      store: 'of the image',
      coturn: 'nobody:nogroup',
      prometheus: 'nobody',
    });
    expect(dockerfile).toContain('USER node');
  });

  it('reaches nothing of the host but configuration that it cannot change', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes).filter((volume) => /^[./~]/.test(volume));
    expect(mounted.length).toBeGreaterThan(4);
    expect(mounted.filter((volume) => !/^\.\/[^.][^:]*:[^:]+:ro$/.test(volume))).toEqual([]);
  });

  it('finds no program in our image that makes it another user, and no folder of data that others read', () => {
    const last = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith('FROM ')));
    const [removing, becoming] = ['RUN find / -xdev -type f -perm /6000 -exec chmod a-s {} +', 'USER node'].map((line) =>
      last.indexOf(line),
    );
    expect(removing).toBeGreaterThan(0);
    // Nothing is installed afterwards, and as that user nothing could be changed.
    expect(becoming).toBe((removing ?? 0) + 1);
    expect(last).toContain('RUN install -d -m 700 -o node -g node /data');
  });
});

describe('images', () => {
  const others = services.map(([, { image }]) => image).filter((image) => image !== 'deadpan');
  const base = /^ARG NODE_IMAGE=(.*)$/m.exec(fileOf('Dockerfile'))?.[1] ?? '';

  it('are named by exact versions', () => {
    const exact = (image: string): boolean => /:v?\d+\.\d+\.\d+(-[\w-]+)?$/.test(image) || /^postgres:\d+\.\d+$/.test(image);
    expect(others.length).toBeGreaterThan(4);
    expect([...others, base].filter((image) => !exact(image))).toEqual([]);
    const stages = dockerfile.filter((line) => line.startsWith('FROM '));
    expect(stages.length).toBe(3);
    expect(stages.filter((line) => !/^FROM \$\{NODE_IMAGE\}( AS \w+)?$/.test(line))).toEqual([]);
  });

  /** Runs the shipped script in a copy of `deploy/`, with a `docker` whose registry gives these digests. */
  function pin(digestOf: string) {
    const folder = mkdtempSync(join(tmpdir(), 'deadpan-pin-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ['compose.yaml', 'Dockerfile', 'pin-images.sh']) cpSync(join(root, 'deploy', name), join(folder, name));
    const docker = `#!/bin/sh\nfor image; do :; done\n[ "$1" = pull ] && exit 0\n${digestOf}\n`;
    writeFileSync(join(folder, 'docker'), docker, { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env['PATH']}` };
    const { status, stderr } = spawnSync('sh', [join(folder, 'pin-images.sh')], { encoding: 'utf8', env });
    return { folder, status, stderr };
  }

  it('are pinned by one command: each by the digest that the registry gave', () => {
    const { folder, status, stderr } = pin('echo "${image%%:*}@sha256:$(printf %s "$image" | sha256sum | cut -c1-64)"');
    expect([status, stderr]).toEqual([0, '']);
    const { services: pinned } = parse(readFileSync(join(folder, 'compose.override.yaml'), 'utf8')) as {
      services: Record<string, { image?: string; build?: { args: { NODE_IMAGE: string } } }>;
    };
    for (const [name, { image }] of services) {
      if (image === 'deadpan') expect(pinned[name]?.image, name).toBeUndefined();
      else expect(pinned[name]?.image?.split('@sha256:'), name).toEqual([image, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    }
    expect(pinned['node-a']?.build?.args.NODE_IMAGE.split('@sha256:')[0]).toBe(base);
  });

  it('are not pinned in part: what was there stays when a digest is missing', () => {
    const { folder, status, stderr } = pin('case $image in redis*) echo "<no value>" ;; *) echo "x@sha256:1" ;; esac');
    expect(status).not.toBe(0);
    expect(stderr).toContain('The registry gave no digest of redis:');
    expect(existsSync(join(folder, 'compose.override.yaml'))).toBe(false);
    expect(readdirSync(folder).toSorted()).toEqual(['Dockerfile', 'compose.yaml', 'docker', 'pin-images.sh']);
  });

  it('that an operator has pinned are nobody else’s: git leaves the file out', () => {
    expect(spawnSync('git', ['check-ignore', '--quiet', '--no-index', 'deploy/compose.override.yaml'], { cwd: root }).status).toBe(0);
  });
});
