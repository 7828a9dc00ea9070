import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOBBY } from '../socket/testing.ts';
import { aCallingAnn, answer, candidate, offer, settle } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the caller (the lower id)', () => {
  it('announces its page and calls whoever is there', async () => {
    const { world, made, page, mesh } = await aCallingAnn();
    expect(world.of('webrtc_ready')).toEqual([{ room_id: LOBBY, session: page(), since: 0, streams: 0 }]);
    expect(made).toHaveLength(1);
    expect(made[0]?.options).toMatchObject({ calls: true });
    expect(made[0]?.options.ice()).toEqual({ iceServers: [{ urls: 'stun:here' }] });
    made[0]?.options.send(offer);
    made[0]?.options.send(candidate);
    const address = { target_sid: 'bob', session: `${page()}~1`, to_session: 'page-of-bob' };
    expect(world.of('webrtc_offer')).toEqual([{ ...address, offer: offer.description }]);
    expect(world.of('webrtc_ice_candidate')).toEqual([{ ...address, candidate: candidate.candidate }]);
    mesh.close();
  });

  it('spec §5 Validation: an answer counts only for the very link and the offer that waits [5.11]', async () => {
    const { world, made, page, mesh } = await aCallingAnn();
    const say = (to_session: string) =>
      world.say('webrtc_answer', { from_sid: 'bob', answer: answer.description, session: 'page-of-bob', to_session, seq: 3 });
    say(`${page()}~0`);
    say(page());
    expect(made[0]?.received).toEqual([]);
    say(`${page()}~1`);
    expect(made[0]?.received).toEqual([answer]);
    mesh.close();
  });

  it('says nothing of its page and makes no link before it knows how links are to be made: it may be over a relay only', async () => {
    const { world, made, mesh, setIce } = await aCallingAnn(null);
    expect([world.of('webrtc_ready'), made]).toEqual([[], []]);
    const config: RTCConfiguration = { iceServers: [], iceTransportPolicy: 'relay' };
    setIce({ config });
    await settle();
    expect(world.of('webrtc_ready')).toHaveLength(1);
    expect(made.map(({ options }) => options.ice())).toEqual([config]);
    mesh.close();
  });

  it('tries again at once when there are other relays or credentials, but leaves alone what is up', async () => {
    const { made, mesh, setIce } = await aCallingAnn();
    setIce({ config: { iceServers: [{ urls: 'turn:new' }] } });
    expect(made.map(({ closed }) => closed)).toEqual([true, false]);
    expect(made[1]?.options.ice()).toEqual({ iceServers: [{ urls: 'turn:new' }] });
    made[1]?.options.onState('connected');
    setIce({ config: { iceServers: [] } });
    expect(made).toHaveLength(2);
    mesh.close();
  });

  it('ends every link when the policy changes, running ones too, and starts anew from a page with another name, for both ends', async () => {
    const { world, made, mesh, setIce, page } = await aCallingAnn();
    made[0]?.options.onState('connected');
    const before = page();
    const config: RTCConfiguration = { iceServers: [{ urls: 'stun:here' }], iceTransportPolicy: 'relay' };
    setIce({ config });
    expect(made.map(({ closed }) => closed)).toEqual([true]);
    await settle();
    expect(page()).not.toBe(before);
    expect(made.map(({ closed }) => closed)).toEqual([true, false]);
    expect(made[1]?.options.ice()).toEqual(config);
    made[1]?.options.send(offer);
    expect(world.of('webrtc_offer').at(-1)).toMatchObject({ session: `${page()}~2` });
    // What was said to the former page reaches nothing.
    const answered = { from_sid: 'bob', answer: answer.description, session: 'page-of-bob', to_session: `${before}~1`, seq: 4 };
    world.say('webrtc_answer', answered);
    expect(made[1]?.received).toEqual([]);
    mesh.close();
  });

  it('says nothing of a link that has ended while the socket was down: it may name addresses that are hidden by now', async () => {
    const { made, mesh, setIce, world } = await aCallingAnn();
    made[0]?.options.send(candidate);
    const isOutdated = world.outdated.at(-1);
    expect(isOutdated?.()).toBe(false);
    setIce({ config: { iceServers: [], iceTransportPolicy: 'relay' } });
    expect(isOutdated?.()).toBe(true);
    mesh.close();
  });

  it('builds a link anew that is not connected after 5 s, and is more patient then', async () => {
    const { made, mesh } = await aCallingAnn();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(made.map((peer) => peer.closed)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(7_499);
    expect(made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(made).toHaveLength(3);
    mesh.close();
  });

  it('says that it is stuck after two tries in vain, until one succeeds', async () => {
    const { made, mesh, peer } = await aCallingAnn();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(peer()?.stuck).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(peer()).toMatchObject({ stuck: true, state: 'connecting' });
    made.at(-1)?.options.onState('connected');
    expect(peer()?.stuck).toBe(false);
    mesh.close();
  });

  it('calls again when the other page was reloaded, and only then', async () => {
    const { world, made, mesh } = await aCallingAnn();
    world.say('webrtc_peer', { sid: 'bob', session: 'page-of-bob' });
    expect(made).toHaveLength(1);
    world.say('webrtc_peer', { sid: 'bob', session: 'bob-reloaded' });
    expect(made.map((peer) => peer.closed)).toEqual([true, false]);
    mesh.close();
  });

  it('does not call who is away, and calls when they are back', async () => {
    const { made, show, mesh, peer } = await aCallingAnn();
    show({ connected: false });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(made.map((each) => each.closed)).toEqual([true]);
    expect(peer()?.state).toBe('lost');
    show();
    expect(made).toHaveLength(2);
    expect(peer()?.state).toBe('connecting');
    mesh.close();
  });

  it('restarts a broken link after 2 s, and gives it up when that does not help', async () => {
    const { made, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toHaveLength(1);
    made[0]?.options.onState('disconnected');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(made[0]?.restarts).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(made.map((peer) => peer.closed)).toEqual([true, false]);
    mesh.close();
  });

  it('gives a link that was answered half as long again: it may connect at any moment', async () => {
    const { world, made, page, mesh } = await aCallingAnn();
    world.say('webrtc_answer', { from_sid: 'bob', answer: answer.description, session: 'page-of-bob', to_session: `${page()}~1`, seq: 2 });
    await vi.advanceTimersByTimeAsync(7_400);
    expect(made.map((peer) => peer.closed)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(made.map((peer) => peer.closed)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(7_600);
    expect(made.map((peer) => peer.closed)).toEqual([true, true, false]);
    mesh.close();
  });

  it('F15 keeps a link that was up for who is away, and leaves it its time when it comes back by itself', async () => {
    const { made, show, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    made[0]?.options.onState('disconnected');
    show({ connected: false });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(made.map(({ closed }) => closed)).toEqual([false]);
    made[0]?.options.onState('connected');
    show();
    await vi.advanceTimersByTimeAsync(3_900);
    made[0]!.frames++;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(made.map(({ closed }) => closed)).toEqual([false]);
    mesh.close();
  });

  it('F15 builds a link anew at once that has failed when the other comes back', async () => {
    const { made, show, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    show({ connected: false });
    made[0]?.options.onState('failed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made.map(({ closed }) => closed)).toEqual([false]);
    show();
    expect(made.map(({ closed }) => closed)).toEqual([true, false]);
    mesh.close();
  });

  it('builds a link anew that carries nothing after the other came back', async () => {
    const { made, show, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    await vi.advanceTimersByTimeAsync(60_000);
    show({ connected: false });
    show();
    await vi.advanceTimersByTimeAsync(1_400);
    expect(made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(made.map((peer) => peer.closed)).toEqual([true, false]);
    mesh.close();
  });

  it('keeps a running link through a drop of the socket, and announces itself again', async () => {
    const { world, made, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    const pictures = setInterval(() => made[0]!.frames++, 100);
    world.fall();
    await vi.advanceTimersByTimeAsync(30_000);
    world.sit();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(made.map((peer) => peer.closed)).toEqual([false]);
    expect(world.of('webrtc_ready').map(({ streams }) => streams)).toEqual([0, 1]);
    clearInterval(pictures);
    mesh.close();
  });

  it('builds a link that broke meanwhile anew after the socket is back, not before', async () => {
    const { world, made, mesh } = await aCallingAnn();
    world.fall();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(made).toHaveLength(1);
    world.sit();
    await settle();
    expect(made.map((peer) => peer.closed)).toEqual([true, false]);
    mesh.close();
  });
});

describe('what it shows and reports', () => {
  it('reports how many streams run whenever that changes, asking only for what is new', async () => {
    const { world, made, peer, page, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    expect(peer()).toMatchObject({ state: 'connected', running: false });
    made[0]!.frames = 12;
    await vi.advanceTimersByTimeAsync(500);
    expect(peer()).toMatchObject({ state: 'connected', running: true, framesDecoded: 12 });
    expect(world.of('webrtc_ready').at(-1)).toEqual({ room_id: LOBBY, session: page(), since: 1, streams: 1 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.of('webrtc_ready').at(-1)).toMatchObject({ streams: 0 });
    expect(mesh.getState().streams).toBe(0);
    mesh.close();
  });

  it('shows a player as lost soon after the server no longer hears them and no picture comes', async () => {
    const { made, show, peer, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    made[0]!.frames = 12;
    await vi.advanceTimersByTimeAsync(500);
    show({ connected: false });
    expect(peer()?.state).toBe('connected'); // their socket is cut, their picture is not
    await vi.advanceTimersByTimeAsync(1_500);
    expect(peer()?.state).toBe('lost');
    mesh.close();
  });

  it('follows the camera without a new link', async () => {
    const { made, patchCamera, mesh } = await aCallingAnn();
    const track = { kind: 'video' };
    patchCamera({ status: 'live', stream: { getVideoTracks: () => [track] } as unknown as MediaStream });
    expect(made[0]?.camera).toBe(track);
    patchCamera({ status: 'idle', stream: null });
    expect(made[0]?.camera).toBeNull();
    expect(made).toHaveLength(1);
    mesh.close();
  });

  it('tells everybody over the links, and shows what they tell while it is fresh', async () => {
    const { made, mesh } = await aCallingAnn();
    mesh.tell({ t: 'laugh', happy: 0.25 });
    expect(made[0]?.told).toEqual(['{"t":"laugh","happy":0.25}']);
    made[0]?.options.onMessage('{"t":"laugh","happy":0.5}');
    expect(mesh.laughs.getState()['bob']?.happy).toBe(0.5);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(mesh.laughs.getState()).toEqual({});
    mesh.close();
  });

  it('drops who left, and everybody when another page took the seat', async () => {
    const left = await aCallingAnn();
    left.show({ left: true });
    expect(left.mesh.getState().peers).toEqual({});
    expect(left.made[0]?.closed).toBe(true);
    left.mesh.close();
    const elsewhere = await aCallingAnn();
    elsewhere.world.patch({ elsewhere: true, joined: null, status: 'disconnected' });
    expect(elsewhere.made[0]?.closed).toBe(true);
    elsewhere.mesh.close();
  });

  it('spec §4 Round 1: leaving closes every link, twice without harm [4.17 4.31]', async () => {
    const { made, mesh, world } = await aCallingAnn();
    mesh.close();
    mesh.close();
    expect(made[0]?.closed).toBe(true);
    world.say('webrtc_peer', { sid: 'bob', session: 'bob-reloaded' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toHaveLength(1);
  });
});

describe('a link that is looked after', () => {
  it('is one that was up once; it is given up when it looked for another way in vain, and kept when something came', async () => {
    const { made, mesh } = await aCallingAnn();
    expect(mesh.tended()).toEqual([]);
    made[0]?.options.onState('connected');
    const [link] = mesh.tended();
    expect(link?.userId).toBe('bob');
    link?.setPicture(2);
    expect(made[0]?.picture).toBe(2);
    link?.renew(() => true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(made.map(({ restarts, closed }) => [restarts, closed])).toEqual([[1, false]]);
    link?.renew(() => false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(made.map(({ restarts, closed }) => [restarts, closed])).toEqual([[2, true], [0, false]]); // prettier-ignore
    mesh.close();
  });

  it('does not wait whether it comes back by itself when the network changed; one that is up is left alone', async () => {
    const { made, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    mesh.tended()[0]?.hasten();
    expect(made[0]?.restarts).toBe(0);
    made[0]?.options.onState('disconnected');
    mesh.tended()[0]?.hasten();
    expect(made[0]?.restarts).toBe(1);
    mesh.close();
  });

  it('is shown as poor while it is', async () => {
    const { made, mesh, peer } = await aCallingAnn();
    made[0]?.options.onState('connected');
    mesh.setPoor('bob', true);
    await vi.advanceTimersByTimeAsync(500);
    expect(peer()?.poor).toBe(true);
    mesh.setPoor('bob', false);
    await vi.advanceTimersByTimeAsync(500);
    expect(peer()?.poor).toBe(false);
    mesh.close();
  });
});
