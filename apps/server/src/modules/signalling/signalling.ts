import type { Ack, ClientPayload, ErrorCode, RoomId, ServerPayload, SignalDocument, UserId } from '@deadpan/protocol';
import { DocumentsAway, type DocumentHead, type Documents, type StoredDocument } from '../../ports/documents.ts';
import { createAnnounced } from './announced.ts';
import { answerPath, candidatesPath, offerPath } from './paths.ts';
import { isOfPage } from './sessions.ts';

type SignalEvent = 'webrtc_peer' | 'webrtc_offer' | 'webrtc_answer' | 'webrtc_ice_candidate' | 'webrtc_restart';

export interface SignallingOptions {
  documents: Documents;
  /** The players seated in the room, the longest seated first, as this process knows it; `anew`: as it is saved. */
  members: (room: RoomId, anew: boolean) => readonly UserId[] | Promise<readonly UserId[]>;
  /** Sends to one player's socket, if there is one. */
  emit: <E extends SignalEvent>(room: RoomId, to: UserId, event: E, payload: ServerPayload<E>) => void;
  /** Whether a page of the player, in this room, hangs on this very process; each does unless told. */
  isHere?: (room: RoomId, user: UserId) => boolean;
  /** The host, for the room's record; the longest seated unless told. */
  host?: (room: RoomId) => UserId | null;
  /** Wall clock, ms. */
  now?: () => number;
}

/** Who asks: the signed-in player of the socket and the room it sits in, never what the message says. */
export interface SignallingContext {
  userId: UserId;
  roomId: RoomId | null;
}

/** From which page of the sender a signal comes, and which page of whom it is for. */
interface Addressed {
  target_sid: UserId;
  session: string;
  to_session: string;
}

const refuse = (code: ErrorCode, message: string): Ack => ({ ok: false, error: { code, message } });
const NOT_A_MEMBER = refuse('NOT_A_MEMBER', 'You are not in this arena.');
const AWAY = refuse('UNAVAILABLE', 'Video links cannot be arranged right now. Please try again.');
const NO_SUCH_PEER = refuse('NO_SUCH_PEER', 'That player is not here, or has reloaded the page.');

const toWire = ({ path, seq, from, fromSession, toSession, description, candidates }: StoredDocument): SignalDocument => ({
  path,
  seq,
  from,
  from_sid: from,
  from_session: fromSession,
  to_session: toSession,
  ...(description && { description }),
  ...(candidates && { candidates }),
});

/**
 * Offers, answers and candidates between members of one room (design "Signalling"): kept as documents for those who come late or come back,
 * and sent at once to those who are there. A `sid` is a user id.
 */
export function createSignalling({ documents, members, emit, isHere = () => true, host, now = Date.now }: SignallingOptions) {
  const announced = createAnnounced(isHere);

  /** Whoever is not known here may have sat down on another node a moment ago. */
  const isMember = async (room: RoomId | null, user: UserId): Promise<boolean> =>
    room !== null && ((await members(room, false)).includes(user) || (await members(room, true)).includes(user));

  /** What only the documents know is not to be had without them; seats and matches go on, and pages ask again. */
  const whileReached = async (attempt: () => Promise<Ack>): Promise<Ack> => {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof DocumentsAway) return AWAY;
      throw error;
    }
  };
  /** What cannot be taken away now dies by itself, and is handed to nobody who is not seated. */
  const ifReached = async (clearing: Promise<void>): Promise<void> => {
    try {
      await clearing;
    } catch (error) {
      if (!(error instanceof DocumentsAway)) throw error;
    }
  };

  /** Drops what `user`'s other pages wrote and what was written for them. */
  const dropStale = async (room: RoomId, user: UserId, page: string | null): Promise<void> => {
    const stale = (await documents.all(room)).filter(
      (each) =>
        (each.from === user && (page === null || !isOfPage(each.fromSession, page))) ||
        (each.to === user && (page === null || !isOfPage(each.toSession, page))),
    );
    await documents.remove(
      room,
      stale.map((each) => each.path),
    );
  };

  /** Checks one signal: both are members and neither page has been left. Returns the document's head, or the refusal. */
  const address = async (
    { target_sid: to, session: fromSession, to_session: toSession }: Addressed,
    { userId: from, roomId: room }: SignallingContext,
  ): Promise<{ room: RoomId; head: DocumentHead } | { refusal: Ack }> => {
    if (room === null || !(await isMember(room, from))) return { refusal: NOT_A_MEMBER };
    if (to === from || !(await isMember(room, to))) return { refusal: NO_SUCH_PEER };
    const pages = await documents.sessions(room);
    const [own, theirs] = [pages.get(from), pages.get(to)];
    // A page not known yet is nobody's fault: after a restart of the server its first signals may come before its announcement.
    if ((own !== undefined && !isOfPage(fromSession, own)) || (theirs !== undefined && !isOfPage(toSession, theirs))) {
      return { refusal: NO_SUCH_PEER };
    }
    return { room, head: { from, to, fromSession, toSession } };
  };

  /** Checks one signal, keeps it, and sends what it carries to the page it is for. Acknowledged with its `seq`. */
  const passOn = <E extends 'webrtc_offer' | 'webrtc_answer' | 'webrtc_ice_candidate'>(
    event: E,
    { payload, context, content }: { payload: Addressed; context: SignallingContext; content: Partial<ServerPayload<E>> },
    keep: (room: RoomId, head: DocumentHead) => Promise<StoredDocument>,
  ): Promise<Ack> =>
    whileReached(async () => {
      const addressed = await address(payload, context);
      if ('refusal' in addressed) return addressed.refusal;
      const { room, head } = addressed;
      const { seq } = await keep(room, head);
      const tag = { from_sid: head.from, session: head.fromSession, to_session: head.toSession, seq };
      emit(room, head.to, event, { ...tag, ...content } as ServerPayload<E>);
      return { ok: true, seq };
    });

  return {
    /** Passes on that the called end of a link wishes for another way. It is worth nothing later, so nothing is kept of it. */
    webrtc_restart: async ({ target_sid: to, session }: ClientPayload<'webrtc_restart'>, context: SignallingContext): Promise<Ack> => {
      const { userId: from, roomId: room } = context;
      if (room === null || !(await isMember(room, from))) return NOT_A_MEMBER;
      if (to === from || !(await isMember(room, to))) return NO_SUCH_PEER;
      emit(room, to, 'webrtc_restart', { from_sid: from, session });
      return { ok: true };
    },
    /** Announces this page and hands over what waits for it (spec §7 `webrtc_ready`). Acknowledged with `pending`, `peers` and `seq`. */
    webrtc_ready: (payload: ClientPayload<'webrtc_ready'>, { userId, roomId }: SignallingContext): Promise<Ack> =>
      whileReached(async () => {
        if (roomId === null || payload.room_id !== roomId || !(await isMember(roomId, userId))) return NOT_A_MEMBER;
        const { session, since = 0 } = payload;
        // Before it can fail: then it is said as soon as the documents are reached again.
        if (session !== undefined) announced.note(roomId, userId, session);
        await documents.open(roomId, { createdAt: now(), hostId: host?.(roomId) ?? (await members(roomId, false))[0] ?? userId });
        const isNews = session !== undefined && (await documents.announce(roomId, userId, session));
        // As it is saved, and only now: of two who announce themselves on two nodes at once, the later finds the other seated.
        const seated = await members(roomId, true);
        if (isNews) {
          await dropStale(roomId, userId, session);
          for (const other of seated) if (other !== userId) emit(roomId, other, 'webrtc_peer', { sid: userId, session });
        }
        const pages = await documents.sessions(roomId);
        const pending = (await documents.all(roomId)).filter(
          (each) =>
            each.to === userId &&
            each.seq > since &&
            session !== undefined &&
            isOfPage(each.toSession, session) &&
            seated.includes(each.from),
        );
        const peers = seated.flatMap((sid) => {
          const page = pages.get(sid);
          return sid !== userId && page !== undefined ? [{ sid, session: page }] : [];
        });
        return { ok: true, pending: pending.map(toWire), peers, seq: await documents.lastSeq(roomId) };
      }),

    webrtc_offer: async (payload: ClientPayload<'webrtc_offer'>, context: SignallingContext): Promise<Ack> => {
      const { offer } = payload;
      if (offer.type !== 'offer') return refuse('VALIDATION', 'An offer must be of type offer.');
      return passOn('webrtc_offer', { payload, context, content: { offer } }, async (room, head) => {
        const kept = await documents.put(room, offerPath(room, head.from, head.to), head, offer);
        await documents.remove(room, [answerPath(room, head.from, head.to)]); // it answered an earlier offer
        return kept;
      });
    },

    /** An answer consumes the offer it answers: a page that comes back must not answer it twice. */
    webrtc_answer: async (payload: ClientPayload<'webrtc_answer'>, context: SignallingContext): Promise<Ack> => {
      const { answer } = payload;
      if (answer.type !== 'answer') return refuse('VALIDATION', 'An answer must be of type answer.');
      return passOn('webrtc_answer', { payload, context, content: { answer } }, async (room, head) => {
        const kept = await documents.put(room, answerPath(room, head.to, head.from), head, answer);
        const answered = offerPath(room, head.to, head.from);
        const offer = (await documents.all(room)).find((each) => each.path === answered);
        if (offer?.fromSession === head.toSession) await documents.remove(room, [answered]); // a late answer leaves a newer offer alone
        return kept;
      });
    },

    webrtc_ice_candidate: (payload: ClientPayload<'webrtc_ice_candidate'>, context: SignallingContext): Promise<Ack> => {
      const { candidate } = payload;
      return passOn('webrtc_ice_candidate', { payload, context, content: { candidate } }, (room, head) =>
        documents.append(room, candidatesPath(room, head.from, head.to), head, candidate),
      );
    },

    /** The documents are reached again; they may have forgotten everything, and pages came while they were away: says which pages are here. */
    remind: (): Promise<void> =>
      ifReached(
        (async () => {
          for (const { room, user, session } of announced.here()) {
            if (!(await documents.announce(room, user, session))) continue;
            const pages = await documents.sessions(room);
            for (const other of await members(room, false)) {
              if (other === user) continue;
              emit(room, other, 'webrtc_peer', { sid: user, session });
              const theirs = pages.get(other);
              if (theirs !== undefined) emit(room, user, 'webrtc_peer', { sid: other, session: theirs });
            }
          }
        })(),
      ),

    /** A seat is gone for good: nothing by or for this player stays. */
    dropMember: (room: RoomId, user: UserId): Promise<void> =>
      ifReached(documents.withdraw(room, user).then(() => dropStale(room, user, null))),

    /** The room is closed. */
    forget: (room: RoomId): Promise<void> => ifReached(documents.forget(room)),
  };
}
export type Signalling = ReturnType<typeof createSignalling>;
