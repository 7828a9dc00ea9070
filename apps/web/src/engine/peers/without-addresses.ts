import type { Signal } from './peer.ts';

const RELAYED = / typ relay( |$)/;
/** The address behind a relayed one: the player's own, as the relay sees it. */
const RELATED = / raddr \S+ rport \d+/;
const DEFAULT_ADDRESS = /^(c=IN IP[46]|a=rtcp:\d+ IN IP[46]) \S+/;
const CANDIDATE_LINE = /^a=candidate:/;

const withoutRelated = (candidate: string): string => candidate.replace(RELATED, ' raddr 0.0.0.0 rport 0');

/**
 * What of a signal may be sent when the player hides their network address: relayed candidates without the address behind them. Browsers in relay mode
 * keep to that by themselves; this holds it whatever a browser does. Null: nothing of the signal may be sent.
 */
export function withoutAddresses(signal: Signal): Signal | null {
  if ('candidate' in signal) {
    const { candidate } = signal.candidate;
    return RELAYED.test(candidate) ? { candidate: { ...signal.candidate, candidate: withoutRelated(candidate) } } : null;
  }
  const { type, sdp } = signal.description;
  const lines = sdp
    .split('\r\n')
    .filter((line) => !CANDIDATE_LINE.test(line) || RELAYED.test(line))
    .map((line) => (CANDIDATE_LINE.test(line) ? withoutRelated(line) : line))
    .map((line) => line.replace(DEFAULT_ADDRESS, (_all, kind: string) => `${kind.replace('IP6', 'IP4')} 0.0.0.0`));
  return { description: { type, sdp: lines.join('\r\n') } };
}
