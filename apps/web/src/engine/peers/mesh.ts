import type { Ack, SignalDocument, UserId } from '@deadpan/protocol';
import { createPatchStore } from '../socket/store.ts';
import { noWebRtc } from '../../texts/connection.ts';
import { createSignalBacklog, fromDocuments, fromEvent, type Incoming } from './inbox.ts';
import { createLaughs } from './laughs.ts';
import { createLink, type Link } from './link.ts';
import { keepEarly, newMember, takeEarly, type Member } from './members.ts';
import { writeMessage } from './messages.ts';
import type { Mesh, MeshOptions, MeshState } from './mesh-types.ts';
import { mergeViews, viewOf } from './peer-view.ts';
import { createPeer } from './peer.ts';
import { postSignal } from './post.ts';
import { callsPeer, isNewer, linkName, newPage, pageOf, patienceFor } from './sessions.ts';

const SIGNALS = ['webrtc_offer', 'webrtc_answer', 'webrtc_ice_candidate'] as const;
const LOOK_MS = 500;
/** A page that is back has this long to be seen again, or to say that it is another one. */
const BACK_MS = 1_500;
/** A callee waits for the caller's next try rather than make one; its own watchdog only tidies up. */
const CALLEE_PATIENCE_MS = 15_000;

/** Builds and keeps one link to every other seated player of `room`. `makePeer` and `now` are for tests. */
export function createMesh(
  { me, room, camera, connection, ice, onRefused }: MeshOptions,
  makePeer: typeof createPeer = createPeer,
  now: () => number = () => performance.now(),
): Mesh {
  const supported = makePeer !== createPeer || typeof RTCPeerConnection !== 'undefined';
  const { store, patch } = createPatchStore<MeshState>({ peers: {}, streams: 0, error: supported ? null : noWebRtc });
  const laughs = createLaughs(now);
  if (!supported)
    return { ...store, laughs: laughs.store, setVoice: () => {}, tell: () => {}, tended: () => [], setPoor: () => {}, close: () => {} };

  const members = new Map<UserId, Member>();
  /** Which page each player is on, also of those the view does not show yet. */
  const pages = new Map<UserId, string>();
  const strangers = createSignalBacklog();
  let [page, links, lastSeq, closed] = [newPage(), 0, 0, false];
  let voice: MediaStreamTrack | null = null;

  /** Seated, and allowed to make links: a page says that it is there only then. */
  const joined = (): boolean => connection.getState().joined === room.lobby && ice.getState().config !== null;
  const cameraTrack = (): MediaStreamTrack | null => camera.getState().stream?.getVideoTracks()[0] ?? null;

  const show = (): void => {
    if (closed) return;
    const before = store.getState();
    const views = [...members.values()].map(viewOf);
    const streams = views.filter((view) => view.running).length;
    patch({ peers: mergeViews(before.peers, views), streams });
    if (streams !== before.streams && joined()) void announce();
  };

  const cut = (member: Member): void => {
    member.link?.close();
    member.link = null;
  };
  const reset = (member: Member): void => {
    cut(member);
    member.attempt = 0;
  };
  const build = (member: Member, name: string, calls: boolean, theirs: string): Link => {
    cut(member);
    const session = calls ? name : page;
    const link = createLink({
      name,
      calls,
      ice: () => ice.getState().config ?? {},
      onRefused,
      camera: cameraTrack(),
      voice,
      patienceMs: calls ? patienceFor(member.attempt) : CALLEE_PATIENCE_MS,
      send: (signal) => postSignal(connection, { to: member.userId, session, toSession: theirs }, signal, () => member.link !== link),
      onMessage: (data) => laughs.take(member.userId, data),
      onChange: () => {
        if (link.connection() === 'connected') member.attempt = 0;
        show();
      },
      onDead: () => give(member, link),
      makePeer,
      now,
    });
    member.link = link;
    return link;
  };
  /** Calls whoever is there and is ours to call. */
  const call = (member: Member): void => {
    const theirs = pages.get(member.userId);
    if (!callsPeer(me, member.userId) || member.link || !member.present || theirs === undefined || !joined()) return;
    build(member, linkName(page, ++links), true, theirs);
  };
  /** After a sleep both ends believe in a link that no longer carries anything; the network would take half a minute to tell. */
  const renew = (member: Member): void => {
    const { link } = member;
    member.checkAt = link?.isFresh() ? now() + BACK_MS : null;
    if (member.checkAt || !callsPeer(me, member.userId) || !link?.proven() || link.running(true)) return;
    cut(member);
    call(member);
  };
  /** A link is dead. Without a socket nothing could be agreed on anew, and it may still recover by itself: then it is looked at after the next join. */
  const give = (member: Member, link: Link): void => {
    if (closed || member.link !== link || !joined()) return;
    // Who is away finds a link that was up as it was: often it comes back by itself. A caller finds somebody who answers; its new link replaces this one.
    const calls = callsPeer(me, member.userId);
    if (link.proven() ? !calls || !member.present : !calls && !member.present) return;
    cut(member);
    member.attempt++;
    call(member);
    show();
  };

  const moved = (userId: UserId, session: string): void => {
    if (userId === me) return;
    const before = pages.get(userId);
    pages.set(userId, session);
    const member = members.get(userId);
    if (!member) return;
    // A caller's link is named after its page; one that was already called from the new page stays.
    const stale = callsPeer(me, userId) ? before !== session : member.link !== null && pageOf(member.link.name) !== session;
    if (stale) reset(member);
    call(member);
  };
  const take = (incoming: Incoming): void => {
    const { from, session, toSession, signal } = incoming;
    const member = members.get(from);
    if (!member) return strangers.keep(incoming);
    if (callsPeer(me, from)) {
      if (member.link?.name === toSession) member.link.receive(signal);
      return;
    }
    if (toSession !== page) return;
    if ('description' in signal && signal.description.type === 'offer' && isNewer(session, member.link?.name ?? null)) {
      pages.set(from, pageOf(session));
      if (member.link) member.attempt++; // its caller has given that one up
      const link = build(member, session, false, session);
      link.receive(signal);
      for (const candidate of takeEarly(member, session)) link.receive({ candidate });
    } else if (member.link?.name === session) member.link.receive(signal);
    else if ('candidate' in signal && isNewer(session, member.link?.name ?? null)) keepEarly(member, session, signal.candidate);
  };

  /** Says which page this is and how many streams run; takes what was missed. */
  const announce = async (): Promise<void> => {
    const { streams } = store.getState();
    const ack: Ack = await connection.ask('webrtc_ready', { room_id: room.lobby, session: page, since: lastSeq, streams });
    if (closed || !ack.ok) return;
    for (const { sid, session } of (ack.peers ?? []) as { sid: UserId; session: string }[]) moved(sid, session);
    for (const incoming of fromDocuments((ack.pending ?? []) as SignalDocument[])) take(incoming);
    lastSeq = Math.max(lastSeq, Number(ack.seq ?? 0));
    show();
  };
  /** Every running link holds addresses that the former policy allowed. All of them end, and start anew from a page with another name, as after a reload. */
  const restartLinks = (): void => {
    page = newPage();
    for (const member of members.values()) reset(member);
    if (joined()) void announce();
  };
  const onJoin = (lobby: string): void => {
    if (lobby !== room.lobby) return;
    for (const member of members.values()) {
      member.attempt = 0;
      const { link } = member;
      if (link && link.connection() !== 'connected' && !(link.proven() && !callsPeer(me, member.userId))) cut(member);
      else if (link) member.checkAt = now() + BACK_MS;
    }
    if (joined()) void announce();
  };
  const follow = (): void => {
    const { view, status } = room.getState();
    const seated = (view?.players ?? []).filter((player) => player.user_id !== me && !player.left);
    const gone = status === 'elsewhere' || status === 'refused';
    for (const [userId, member] of members) {
      if (!gone && seated.some((player) => player.user_id === userId)) continue;
      cut(member);
      members.delete(userId);
    }
    for (const player of gone ? [] : seated) {
      const member = members.get(player.user_id) ?? newMember(player.user_id, player.connected);
      members.set(player.user_id, member);
      const back = !member.present && player.connected;
      if (back) Object.assign(member, { attempt: 0, checkAt: now() + BACK_MS });
      if (back && callsPeer(me, player.user_id) && member.link?.connection() === 'failed') cut(member);
      member.present = player.connected;
      call(member);
    }
    for (const incoming of strangers.takeFrom((userId) => members.has(userId))) take(incoming);
    show();
  };
  const look = async (): Promise<void> => {
    await Promise.all([...members.values()].flatMap(({ link }) => (link ? [link.look()] : [])));
    for (const member of members.values()) if (member.checkAt !== null && member.checkAt <= now() && joined()) renew(member);
    laughs.tidy();
    show();
  };

  const heard = (incoming: Incoming & { seq: number }): void => {
    lastSeq = Math.max(lastSeq, incoming.seq);
    take(incoming);
  };
  const offs = [
    connection.on('webrtc_peer', ({ sid, session }) => moved(sid, session)),
    ...SIGNALS.map((event) => connection.on(event, (payload) => heard(fromEvent(payload)))),
    connection.onJoin(onJoin),
    room.subscribe((state, before) => {
      if (state.view !== before.view || state.status !== before.status) follow();
    }),
    camera.subscribe((state, before) => {
      if (state.stream !== before.stream) for (const { link } of members.values()) link?.setCamera(cameraTrack());
    }),
  ];
  offs.push(
    ice.subscribe((state, before) => {
      if (!state.config || state.config === before.config) return;
      if (before.config && state.config.iceTransportPolicy !== before.config.iceTransportPolicy) return restartLinks();
      // Whoever calls tries at once with what is known now; the called end has it for the caller's next try.
      for (const member of members.values())
        if (member.link && !member.link.proven() && callsPeer(me, member.userId)) give(member, member.link);
      if (!before.config && joined()) void announce();
    }),
  );
  const timer = setInterval(() => void look(), LOOK_MS);
  follow();
  if (joined()) void announce();

  return {
    ...store,
    laughs: laughs.store,
    setVoice: (track) => {
      voice = track;
      for (const { link } of members.values()) link?.setVoice(track);
    },
    tell: (message) => {
      const text = writeMessage(message);
      for (const { link } of members.values()) link?.tell(text);
    },
    tended: () =>
      [...members.values()].flatMap(({ userId, link }) => (link?.proven() ? [{ ...link, userId, calls: callsPeer(me, userId) }] : [])),
    setPoor: (userId, poor) => {
      const member = members.get(userId);
      if (member) member.poor = poor; // shown with the next look
    },
    close: () => {
      if (closed) return;
      closed = true;
      clearInterval(timer);
      for (const off of offs) off();
      for (const member of members.values()) cut(member);
    },
  };
}
