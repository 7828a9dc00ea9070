import { describe, expect, it } from 'vitest';
import { standingOf, seated } from './standing.ts';
import { aCamera, aPeer, aPlayer, aView } from './testing/views.ts';

const bob = aPlayer('bob');
const state = (view = aView(), player = bob, seen = {}) => standingOf(view, player, { peer: aPeer('bob'), ...seen }).state;

describe('how a tile stands', () => {
  it('is normal at 30 and in danger only above', () => {
    expect(state(aView(), bob, { percent: 30 })).toBe('normal');
    expect(state(aView(), bob, { percent: 30.1 })).toBe('danger');
  });
  it('knows no danger outside a play', () => expect(state(aView({ phase: 'starting' }), bob, { percent: 90 })).toBe('normal'));
  it('is out in the play and in the popup after it, and back in the next countdown', () => {
    const out = aPlayer('bob', { out_reason: 'smile' });
    const view = aView({ players: [aPlayer('ann'), out] });
    expect(state(view, out)).toBe('out');
    expect(state({ ...view, phase: 'play_ended' }, out)).toBe('out');
    expect(state({ ...view, phase: 'starting', eliminated_players: [] }, out)).toBe('normal');
  });
  it('wears the crown in the popup', () => {
    const play_result = { play: 2, result: 'winner', winner: bob, message: '', is_final_play: false } as const;
    expect(state(aView({ phase: 'play_ended', play_result }))).toBe('win');
  });
  it('follows the server, not the link, when somebody is away: the link notices late', () => {
    expect(state(aView(), aPlayer('bob', { connected: false }))).toBe('connecting');
  });
  it('is connecting until the first frame has arrived', () => {
    expect(state(aView(), bob, { peer: aPeer('bob', { running: false, framesDecoded: 0 }) })).toBe('connecting');
    expect(state(aView(), bob, { peer: aPeer('bob', { stream: null }) })).toBe('connecting');
    expect(state(aView(), bob, { peer: undefined })).toBe('connecting');
  });
  it('says so quietly when the line is bad, and shows what comes', () => {
    expect(standingOf(aView(), bob, { peer: aPeer('bob', { poor: true }) })).toMatchObject({
      state: 'normal',
      link: { state: 'poor', label: 'Weak connection' },
    });
  });
  it('says that no way was found yet after several tries, and that it is still tried', () => {
    const peer = aPeer('bob', { state: 'connecting', running: false, framesDecoded: 0, stream: null, stuck: true });
    expect(standingOf(aView(), bob, { peer })).toMatchObject({ state: 'connecting', notice: 'No video link. Still trying.' });
  });
  it('has no picture without a camera', () => {
    expect(state(aView(), aPlayer('bob', { camera_ready: false }), { peer: aPeer('bob', { running: false }) })).toBe('off');
  });
  it("spec §2 Round 1 screen: another's camera is off, loading, black or working, each in its word [2.84]", () => {
    const mark = (change = {}, peer = {}, picture: 'working' | 'black' | null = null) =>
      standingOf(aView(), aPlayer('bob', change), { peer: aPeer('bob', peer), picture }).camera;
    const still = { running: false };
    expect(mark({ camera_ready: false }, still)).toEqual({ state: 'bad', label: 'Camera off' });
    expect(mark({}, still)).toEqual({ state: 'waiting', label: 'Camera loading' });
    expect(mark({}, {}, 'black')).toEqual({ state: 'bad', label: 'Camera black' });
    for (const picture of [null, 'working'] as const) expect(mark({}, {}, picture)).toEqual({ state: 'ok', label: 'Camera working' });
    // What comes is believed, while the word of it is late.
    expect(mark({ camera_ready: false }, {}, 'working').label).toBe('Camera working');
    // What was seen last says nothing of a picture that comes no more.
    expect(mark({}, still, 'black').label).toBe('Camera loading');
  });
  it('says what is wrong with the own camera', () => {
    const own = (camera = aCamera()) => standingOf(aView(), aPlayer('ann'), { camera });
    expect(own().state).toBe('normal');
    expect(own(aCamera({ health: 'black' }))).toMatchObject({ state: 'off', camera: { state: 'bad', label: 'Camera black' } });
    expect(own(aCamera({ status: 'busy', stream: null, message: 'Camera is in use by another application.' }))).toMatchObject({
      state: 'off',
      camera: { state: 'bad', label: 'Camera off' },
      notice: 'Camera is in use by another application.',
    });
  });
});

it('puts the own tile first and keeps the seats in their order', () => {
  const players = ['bob', 'cid', 'ann', 'dee'].map((id) => aPlayer(id));
  expect(seated(aView({ players })).map((one) => one.user_id)).toEqual(['ann', 'bob', 'cid', 'dee']);
});
