import { describe, expect, it } from 'vitest';
import { isNotAllowed, networkName, readNetworkName } from './kernel-networks.ts';

describe('a machine that allows no networks', () => {
  it.each([
    'Command failed: ip netns add dp00\nmkdir /run/netns failed: Permission denied',
    'mount --make-shared /run/netns failed: Operation not permitted',
    'sh: 1: cannot create /proc/sys/net/ipv4/ip_forward: Read-only file system',
    'RTNETLINK answers: Operation not supported',
    'Error: Unknown device type.',
    'Error: Specified qdisc kind is unknown.',
    'RTNETLINK answers: No such file or directory',
    '/dev/stdin:2:3-80: Error: Could not process rule: No such file or directory',
  ])('says so: %s', (said) => expect(isNotAllowed(said)).toBe(true));

  it.each([
    'Cannot open network namespace "dp00h1": No such file or directory',
    'sh: 1: cannot create /proc/sys/net/ipv4/ip_forwrad: No such file or directory',
    'spawnSync nft ENOENT: No such file or directory',
    '/dev/stdin:1:1-5: Error: syntax error, unexpected string',
    'RTNETLINK answers: File exists',
  ])('is not what a fault of ours says: %s', (said) => expect(isNotAllowed(said)).toBe(false));
});

describe('the name of a network', () => {
  it('tells whose it is, also in the names of what belongs to it, which no interface’s name is too short for', () => {
    const network = networkName(255, 4_194_303);
    for (const name of [network, `${network}h1`, `${network}h12w`]) {
      expect(readNetworkName(name)).toEqual({ number: 255, pid: 4_194_303 });
      expect(name.length).toBeLessThanOrEqual(15);
    }
    expect(readNetworkName(networkName(3))).toMatchObject({ number: 3, pid: process.pid });
  });

  it('is nobody else’s', () => {
    for (const name of ['lo', 'eth0', 'docker0', 'dp12', 'dp0', 'dpfacade0123', 'br-dp00000001']) expect(readNetworkName(name)).toBeNull();
  });
});
