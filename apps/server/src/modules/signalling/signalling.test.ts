import type { Candidate, Description, SignalDocument, UserId } from '@deadpan/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryDocuments } from '../../adapters/memory/documents.ts';
import { DocumentsAway, type Documents } from '../../ports/documents.ts';
import { createSignalling, type Signalling } from './signalling.ts';

const ROOM = 'ABC234';
const offer: Description = { type: 'offer', sdp: 'v=0 offer' };
const answer: Description = { type: 'answer', sdp: 'v=0 answer' };
const candidate: Candidate = { candidate: 'candidate:1', sdpMid: '0' };
const ann = { userId: 'ann', roomId: ROOM };
const bob = { userId: 'bob', roomId: ROOM };
const eve = { userId: 'eve', roomId: ROOM };
const [ANN, BOB] = ['page-of-ann', 'page-of-bob'];

let at: number;
let seated: UserId[];
let sent: { to: UserId; event: string; payload: unknown }[];
let documents: Documents;
let signalling: Signalling;
let away: boolean;
/** Whose pages hang on this node. */
let here: UserId[];

/** Documents that can be away, as those in Redis can. */
function mayBeAway(all: Documents): Documents {
  const guarded = Object.entries(all).map(([name, ask]) => [
    name,
    (...args: never[]) => (away ? Promise.reject(new DocumentsAway('away')) : (ask as (...a: never[]) => unknown)(...args)),
  ]);
  return Object.fromEntries(guarded) as Documents;
}

const ready = (who: typeof ann, session?: string, since?: number) =>
  signalling.webrtc_ready({ room_id: ROOM, ...(session && { session }), ...(since && { since }) }, who);
const pendingOf = async (who: typeof ann, session: string, since?: number): Promise<SignalDocument[]> => {
  const ack = await ready(who, session, since);
  return ack.ok ? (ack.pending as SignalDocument[]) : [];
};
const call = (session = ANN, to_session = BOB) => signalling.webrtc_offer({ target_sid: 'bob', offer, session, to_session }, ann);
const reply = (session = BOB, to_session = ANN) => signalling.webrtc_answer({ target_sid: 'ann', answer, session, to_session }, bob);

beforeEach(() => {
  at = 1_000_000;
  seated = ['ann', 'bob'];
  sent = [];
  away = false;
  here = ['ann', 'bob'];
  documents = createMemoryDocuments(() => at);
  signalling = createSignalling({
    documents: mayBeAway(documents),
    members: () => seated,
    isHere: (_room, user) => here.includes(user),
    emit: (_room, to, event, payload) => sent.push({ to, event, payload }),
    now: () => at,
  });
});

describe('webrtc_ready', () => {
  it('of two who sit down on two nodes at once, whoever announces last tells and is told, although this node has not heard of the other', async () => {
    signalling = createSignalling({
      documents,
      members: (_room, anew) => (anew ? seated : ['ann']),
      emit: (_room, to, event, payload) => sent.push({ to, event, payload }),
      now: () => at,
    });
    await documents.announce(ROOM, 'bob', BOB);
    expect(await ready(ann, ANN)).toMatchObject({ ok: true, peers: [{ sid: 'bob', session: BOB }] });
    expect(sent).toEqual([{ to: 'bob', event: 'webrtc_peer', payload: { sid: 'ann', session: ANN } }]);
  });

  it('announces a new page to the others once, and tells it who is there', async () => {
    await ready(ann, ANN);
    expect(sent).toEqual([{ to: 'bob', event: 'webrtc_peer', payload: { sid: 'ann', session: ANN } }]);
    await ready(ann, ANN);
    expect(sent).toHaveLength(1);
    expect(await ready(bob, BOB)).toEqual({ ok: true, pending: [], peers: [{ sid: 'ann', session: ANN }], seq: 0 });
  });

  it('spec §3 Entities: the record of a room holds its time and its host [3.22]', async () => {
    await ready(bob, BOB);
    expect(await documents.open(ROOM, { createdAt: 0, hostId: 'nobody' })).toEqual({ createdAt: at, hostId: 'ann' });
  });

  it('answers without a session too, and then hands over nothing', async () => {
    await call();
    expect(await ready(bob)).toMatchObject({ ok: true, pending: [] });
  });

  it('spec §7 Other: what was missed is handed over in order, and only what is later than `since` [3.23 7.55]', async () => {
    await call();
    await signalling.webrtc_ice_candidate({ target_sid: 'bob', candidate, session: ANN, to_session: BOB }, ann);
    const all = await pendingOf(bob, BOB);
    expect(all).toMatchObject([
      { path: `rooms/${ROOM}/peers/bob/offers/ann`, from: 'ann', from_sid: 'ann', from_session: ANN, to_session: BOB, description: offer },
      { path: `rooms/${ROOM}/peers/bob/iceFrom/ann/candidates`, candidates: [candidate] },
    ]);
    expect(await pendingOf(bob, BOB, all[0]?.seq)).toHaveLength(1);
  });

  it('never hands over what is addressed to another', async () => {
    seated = ['ann', 'bob', 'eve'];
    await call();
    expect(await pendingOf(eve, 'page-of-eve')).toEqual([]);
    expect(await pendingOf(ann, ANN)).toEqual([]);
  });

  it('drops what was written by or for a page that is gone', async () => {
    await ready(ann, ANN);
    await ready(bob, BOB);
    await call();
    expect(await pendingOf(bob, 'bob-reloaded')).toEqual([]);
    await call(ANN, 'bob-reloaded');
    await ready(ann, 'ann-reloaded');
    expect(await pendingOf(bob, 'bob-reloaded')).toEqual([]);
  });
});

describe('signals', () => {
  it('reach their peer at once, with the sender the socket signed in as', async () => {
    expect(await call()).toMatchObject({ ok: true });
    await reply();
    await signalling.webrtc_ice_candidate({ target_sid: 'ann', candidate, session: BOB, to_session: ANN }, bob);
    expect(sent).toMatchObject([
      { to: 'bob', event: 'webrtc_offer', payload: { from_sid: 'ann', offer, session: ANN, to_session: BOB } },
      { to: 'ann', event: 'webrtc_answer', payload: { from_sid: 'bob', answer, session: BOB, to_session: ANN } },
      { to: 'ann', event: 'webrtc_ice_candidate', payload: { from_sid: 'bob', candidate, session: BOB, to_session: ANN } },
    ]);
  });

  it('are refused from and to who is not seated, and nothing is kept or sent', async () => {
    const to = (target_sid: string) => ({ target_sid, offer, session: 'page-of-eve', to_session: ANN });
    const refused = [
      await signalling.webrtc_offer(to('ann'), eve),
      await signalling.webrtc_answer({ target_sid: 'ann', answer, session: 'page-of-eve', to_session: ANN }, eve),
      await signalling.webrtc_ice_candidate({ target_sid: 'ann', candidate, session: 'page-of-eve', to_session: ANN }, eve),
      await signalling.webrtc_ready({ room_id: ROOM, session: 'page-of-eve' }, eve),
      await signalling.webrtc_offer(to('ann'), { userId: 'ann', roomId: null }),
      await signalling.webrtc_ready({ room_id: 'XYZ789', session: ANN }, ann),
    ];
    expect(refused.map((ack) => !ack.ok && ack.error.code)).toEqual(refused.map(() => 'NOT_A_MEMBER'));
    expect(await signalling.webrtc_offer(to('eve'), ann)).toMatchObject({ error: { code: 'NO_SUCH_PEER' } });
    expect(await signalling.webrtc_offer(to('ann'), ann)).toMatchObject({ error: { code: 'NO_SUCH_PEER' } });
    expect(await documents.all(ROOM)).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('are refused when either page is gone, and taken when one is not known yet', async () => {
    expect(await call()).toMatchObject({ ok: true });
    await ready(bob, 'bob-reloaded');
    expect(await call()).toMatchObject({ error: { code: 'NO_SUCH_PEER' } });
    await ready(ann, 'ann-reloaded');
    expect(await call(ANN, 'bob-reloaded')).toMatchObject({ error: { code: 'NO_SUCH_PEER' } });
    expect(await call('ann-reloaded~2', 'bob-reloaded')).toMatchObject({ ok: true });
  });

  it('an offer must be an offer and an answer an answer', async () => {
    const wrong = await signalling.webrtc_offer({ target_sid: 'bob', offer: answer, session: ANN, to_session: BOB }, ann);
    const wrongToo = await signalling.webrtc_answer({ target_sid: 'bob', answer: offer, session: ANN, to_session: BOB }, ann);
    expect([wrong, wrongToo]).toMatchObject([{ error: { code: 'VALIDATION' } }, { error: { code: 'VALIDATION' } }]);
  });

  it('an answer consumes its offer, a late one does not consume a newer offer', async () => {
    await call(`${ANN}~1`);
    await reply(BOB, `${ANN}~1`);
    expect(await pendingOf(bob, BOB)).toEqual([]);
    await call(`${ANN}~2`);
    await reply(BOB, `${ANN}~1`);
    expect(await pendingOf(bob, BOB)).toMatchObject([{ from_session: `${ANN}~2` }]);
  });

  it('a new offer drops the answer to the earlier one', async () => {
    await call(`${ANN}~1`);
    await reply(BOB, `${ANN}~1`);
    await call(`${ANN}~2`);
    expect(await pendingOf(ann, ANN)).toEqual([]);
  });

  it('are gone after their time', async () => {
    await call();
    at += 120_000;
    expect(await pendingOf(bob, BOB)).toEqual([]);
  });
});

describe('leaving', () => {
  it('takes everything by and for the member along', async () => {
    await ready(ann, ANN);
    await ready(bob, BOB);
    await call();
    await signalling.dropMember(ROOM, 'ann');
    seated = ['bob'];
    expect(await ready(bob, BOB)).toMatchObject({ pending: [], peers: [] });
  });

  it('forgets a closed room', async () => {
    await ready(ann, ANN);
    await call();
    await signalling.forget(ROOM);
    expect(await documents.all(ROOM)).toEqual([]);
    expect((await documents.sessions(ROOM)).size).toBe(0);
  });
});

describe('on several nodes', () => {
  it('a member who sat down on another node a moment ago is found in what is saved', async () => {
    signalling = createSignalling({
      documents,
      members: (_room, anew) => (anew ? ['ann', 'bob'] : ['ann']),
      emit: () => {},
      now: () => at,
    });
    expect(await call()).toMatchObject({ ok: true });
    expect(await signalling.webrtc_offer({ target_sid: 'eve', offer, session: ANN, to_session: BOB }, ann)).toMatchObject({ ok: false });
  });

  it('F4 Redis away: signals are refused as unavailable, nothing is sent, and later they go through', async () => {
    away = true;
    const refused = [await ready(ann, ANN), await call(), await reply()];
    expect(refused.map((ack) => !ack.ok && ack.error.code)).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE']);
    await signalling.dropMember(ROOM, 'ann');
    await signalling.forget(ROOM);
    expect(sent).toEqual([]);
    away = false;
    expect([await ready(ann, ANN), await call()]).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it('F4 Redis away: what it forgot of the pages here it is told again, of those elsewhere it is not', async () => {
    await ready(ann, ANN);
    await ready(bob, BOB);
    away = true;
    await signalling.remind();
    away = false;
    await documents.forget(ROOM);
    here = ['ann'];
    await signalling.remind();
    expect([...(await documents.sessions(ROOM))]).toEqual([['ann', ANN]]);
  });

  it('F4 Redis away: a page that came meanwhile is announced when it is back, and learns who is there', async () => {
    await ready(ann, ANN);
    away = true;
    expect(await ready(bob, BOB)).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    sent = [];
    away = false;
    await signalling.remind();
    expect(sent).toEqual([
      { to: 'ann', event: 'webrtc_peer', payload: { sid: 'bob', session: BOB } },
      { to: 'bob', event: 'webrtc_peer', payload: { sid: 'ann', session: ANN } },
    ]);
    await signalling.remind();
    expect(sent).toHaveLength(2);
  });
});

describe('webrtc_restart', () => {
  const ask = (who: typeof ann, target_sid: UserId) => signalling.webrtc_restart({ target_sid, session: 'page-of-ann~1' }, who);

  it('reaches the caller it names, and is kept for nobody', async () => {
    expect(await ask(bob, 'ann')).toEqual({ ok: true });
    expect(sent).toEqual([{ to: 'ann', event: 'webrtc_restart', payload: { from_sid: 'bob', session: 'page-of-ann~1' } }]);
    expect(await documents.all(ROOM)).toEqual([]);
  });

  it('is refused to outsiders, and about them, and about oneself', async () => {
    expect(await ask(eve, 'ann')).toMatchObject({ ok: false, error: { code: 'NOT_A_MEMBER' } });
    for (const nobody of ['eve', 'bob']) expect(await ask(bob, nobody)).toMatchObject({ ok: false, error: { code: 'NO_SUCH_PEER' } });
    expect(sent).toEqual([]);
  });

  it('needs no documents: links are asked for another way while they are away', async () => {
    away = true;
    expect(await ask(bob, 'ann')).toEqual({ ok: true });
  });
});
