import type { ServerPayload, SignalDocument, UserId } from '@deadpan/protocol';
import type { Signal } from './peer.ts';

/** A signal as the mesh reads it, whether it came at once or out of the documents. */
export interface Incoming {
  from: UserId;
  session: string;
  toSession: string;
  signal: Signal;
}

type Live = ServerPayload<'webrtc_offer'> | ServerPayload<'webrtc_answer'> | ServerPayload<'webrtc_ice_candidate'>;

/** A signal that came at once, with its number. */
export function fromEvent(payload: Live): Incoming & { seq: number } {
  const signal: Signal =
    'candidate' in payload ? { candidate: payload.candidate } : { description: 'offer' in payload ? payload.offer : payload.answer };
  return { from: payload.from_sid, session: payload.session, toSession: payload.to_session, signal, seq: payload.seq };
}

/** Descriptions first: the candidates of a document are older than its number says. */
export function fromDocuments(documents: readonly SignalDocument[]): Incoming[] {
  const each = (document: SignalDocument, signal: Signal): Incoming => ({
    from: document.from,
    session: document.from_session,
    toSession: document.to_session,
    signal,
  });
  return [
    ...documents.flatMap((document) => (document.description ? [each(document, { description: document.description })] : [])),
    ...documents.flatMap((document) => (document.candidates ?? []).map((candidate) => each(document, { candidate }))),
  ];
}

/** More than the candidates of three links is not worth keeping. */
const BACKLOG_MAX = 200;

/** Signals of players whom the view does not show yet. */
export function createSignalBacklog(): {
  keep: (incoming: Incoming) => void;
  /** Hands over what was kept from these players; it is kept no longer. */
  takeFrom: (isKnown: (userId: UserId) => boolean) => Incoming[];
} {
  let kept: Incoming[] = [];
  return {
    keep: (incoming) => {
      if (kept.length < BACKLOG_MAX) kept.push(incoming);
    },
    takeFrom: (isKnown) => {
      const known = kept.filter(({ from }) => isKnown(from));
      kept = kept.filter((each) => !known.includes(each));
      return known;
    },
  };
}
