import type { SignalDocument } from '@deadpan/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCalledBob, aMesh, answer, candidate, offer, settle } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the called one', () => {
  it('waits for the offer and answers on its link', async () => {
    const { world, made, page, mesh } = await aCalledBob();
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ options: { calls: false }, received: [offer] });
    made[0]?.options.send(answer);
    expect(world.of('webrtc_answer')).toEqual([
      { target_sid: 'ann', session: page(), to_session: 'page-of-ann~1', answer: answer.description },
    ]);
    mesh.close();
  });

  it('takes a further offer of the same link as a renegotiation, a newer link as a new one, an older one not at all', async () => {
    const { world, made, page, mesh } = await aCalledBob();
    const say = (session: string) =>
      world.say('webrtc_offer', { from_sid: 'ann', offer: offer.description, session, to_session: page(), seq: 3 });
    say('page-of-ann~1');
    expect(made.map((peer) => peer.received.length)).toEqual([2]);
    say('page-of-ann~3');
    say('page-of-ann~2');
    expect(made.map((peer) => [peer.closed, peer.received.length])).toEqual([[true, 2], [false, 1]]); // prettier-ignore
    mesh.close();
  });

  it('counts what its caller tries in vain', async () => {
    const { world, page, mesh, peer } = await aCalledBob();
    for (const number of [2, 3]) {
      expect(peer()?.stuck).toBe(false);
      world.say('webrtc_offer', {
        from_sid: 'ann',
        offer: offer.description,
        session: `page-of-ann~${number}`,
        to_session: page(),
        seq: 3,
      });
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(peer()?.stuck).toBe(true);
    mesh.close();
  });

  it('ignores what was written for an earlier page of its own', async () => {
    const { world, made, mesh } = await aCalledBob();
    world.say('webrtc_offer', { from_sid: 'ann', offer: offer.description, session: 'page-of-ann~2', to_session: 'earlier', seq: 3 });
    expect(made).toHaveLength(1);
    mesh.close();
  });

  it('spec §4 Round 1: candidates that come before their description wait for it [4.33]', async () => {
    const { world, made, page, mesh } = await aCalledBob();
    const address = { from_sid: 'ann', session: 'page-of-ann~2', to_session: page(), seq: 3 };
    world.say('webrtc_ice_candidate', { ...address, candidate: candidate.candidate });
    world.say('webrtc_offer', { ...address, offer: offer.description });
    expect(made[1]?.received).toEqual([offer, candidate]);
    mesh.close();
  });

  it('closes its link when the caller reloaded', async () => {
    const { world, made, mesh, peer } = await aCalledBob();
    world.say('webrtc_peer', { sid: 'ann', session: 'page-of-ann' });
    expect(made[0]?.closed).toBe(false);
    world.say('webrtc_peer', { sid: 'ann', session: 'ann-reloaded' });
    expect(made[0]?.closed).toBe(true);
    expect(peer()?.state).toBe('connecting');
    mesh.close();
  });

  it('gives a dead link up, but keeps it for a caller who is away', async () => {
    const here = await aCalledBob();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(here.made[0]?.closed).toBe(true);
    here.mesh.close();
    const away = await aCalledBob();
    away.show({ connected: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(away.made[0]?.closed).toBe(false);
    away.mesh.close();
  });

  it('keeps a link that was up, also over a drop of its socket: its caller looks for another way over it, or replaces it', async () => {
    const { made, mesh, world, page } = await aCalledBob();
    made[0]?.options.onState('connected');
    made[0]?.options.onState('failed');
    await vi.advanceTimersByTimeAsync(60_000);
    world.fall();
    world.sit();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made.map(({ closed }) => closed)).toEqual([false]);
    expect(mesh.tended().map(({ name, calls }) => [name, calls])).toEqual([['page-of-ann~1', false]]);
    world.say('webrtc_offer', { from_sid: 'ann', offer: offer.description, session: 'page-of-ann~2', to_session: page(), seq: 3 });
    expect(made.map(({ closed }) => closed)).toEqual([true, false]);
    mesh.close();
  });

  it('takes what waited for it, also from a player the view shows only later', async () => {
    const { mesh, world, made, show, page } = aMesh('bob', 'ann');
    const pending = (): SignalDocument[] => [
      {
        path: 'c',
        seq: 8,
        from: 'ann',
        from_sid: 'ann',
        from_session: 'page-of-ann~1',
        to_session: page(),
        candidates: [candidate.candidate],
      },
      {
        path: 'o',
        seq: 9,
        from: 'ann',
        from_sid: 'ann',
        from_session: 'page-of-ann~1',
        to_session: page(),
        description: offer.description,
      },
    ];
    world.answer = (event) => (event === 'webrtc_ready' ? { ok: true, pending: pending(), peers: [], seq: 9 } : { ok: true });
    world.sit();
    await settle();
    expect(made).toEqual([]);
    show();
    expect(made[0]?.received).toEqual([offer, candidate]);
    mesh.close();
  });
});
