import { limits, type Candidate, type UserId } from '@deadpan/protocol';
import type { Link } from './link.ts';

/** Another seated player, and the link there is to them. */
export interface Member {
  userId: UserId;
  /** The server hears this player. */
  present: boolean;
  link: Link | null;
  /** How many links in a row did not connect, or died. */
  attempt: number;
  /** The player came back without reloading: at this time it is looked whether the link came back too. */
  checkAt: number | null;
  /** Candidates that came before the offer of their link. */
  early: { session: string; candidates: Candidate[] };
  /** The line to them is bad, as far as was measured. */
  poor: boolean;
}

/** Somebody who has just been seen for the first time. */
export const newMember = (userId: UserId, present: boolean): Member => ({
  userId,
  present,
  link: null,
  attempt: 0,
  checkAt: null,
  early: { session: '', candidates: [] },
  poor: false,
});

/** Keeps a candidate that came before the offer of its link, `session`; those of another link are forgotten. */
export function keepEarly(member: Member, session: string, candidate: Candidate): void {
  if (member.early.session !== session) member.early = { session, candidates: [] };
  if (member.early.candidates.length < limits.signalling.candidatesPerPair) member.early.candidates.push(candidate);
}

/** Hands over what was kept for a link; it is kept no longer. */
export const takeEarly = ({ early }: Member, session: string): Candidate[] => (early.session === session ? early.candidates.splice(0) : []);
