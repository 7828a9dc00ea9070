import { describe, expect, it } from 'vitest';
import type { Signal } from './peer.ts';
import { withoutAddresses } from './without-addresses.ts';

const OWN = '203.0.113.9';
const candidate = (text: string): Signal => ({ candidate: { candidate: text, sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'u' } });
const relayed = (related: string) => `candidate:3 1 udp 41885695 198.51.100.1 50000 typ relay ${related}generation 0 network-cost 999`;

describe('a signal of a player who hides their address', () => {
  it.each([
    ['of the machine', `candidate:1 1 udp 2122260223 192.168.1.2 50000 typ host generation 0`],
    ['of the machine, over TCP', `candidate:1 1 tcp 1518280447 192.168.1.2 9 typ host tcptype active`],
    ['under an mDNS name', 'candidate:1 1 udp 2122260223 4f1c.local 50000 typ host'],
    ['of the router', `candidate:2 1 udp 1686052607 ${OWN} 50000 typ srflx raddr 192.168.1.2 rport 50000`],
    ['as a peer sees it', `candidate:2 1 udp 1686052607 ${OWN} 50000 typ prflx raddr 0.0.0.0 rport 0`],
    ['that names no type', 'candidate:1 1 udp 2122260223 192.168.1.2 50000'],
    ['that ends the list', ''],
  ])('holds no candidate %s', (_what, text) => {
    expect(withoutAddresses(candidate(text))).toBeNull();
  });

  it.each([
    ['IPv4', `raddr ${OWN} rport 61234 `],
    ['IPv6', 'raddr 2001:db8::9 rport 61234 '],
  ])('holds a relayed candidate, and not the address of %s behind it', (_what, related) => {
    expect(withoutAddresses(candidate(relayed(related)))).toEqual(candidate(relayed('raddr 0.0.0.0 rport 0 ')));
  });

  it('holds no address in a description but those of the relay in its candidates', () => {
    const sdp = (lines: string[]): Signal => ({ description: { type: 'offer', sdp: ['v=0', ...lines, 'a=mid:0', ''].join('\r\n') } });
    const given = [
      `c=IN IP4 ${OWN}`,
      'm=video 50000 UDP/TLS/RTP/SAVPF 96',
      'c=IN IP6 2001:db8::9',
      `a=rtcp:50001 IN IP4 ${OWN}`,
      `a=candidate:1 1 udp 2122260223 ${OWN} 50000 typ host`,
      `a=${relayed(`raddr ${OWN} rport 61234 `)}`,
    ];
    const told = [
      'c=IN IP4 0.0.0.0',
      'm=video 50000 UDP/TLS/RTP/SAVPF 96',
      'c=IN IP4 0.0.0.0',
      'a=rtcp:50001 IN IP4 0.0.0.0',
      `a=${relayed('raddr 0.0.0.0 rport 0 ')}`,
    ];
    expect(withoutAddresses(sdp(given))).toEqual(sdp(told));
  });
});
