// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ack } from '@deadpan/protocol';
import { createPatchStore } from '../../engine/socket/store.ts';
import { aCamera, aFace, aPlayer } from '../../stage/testing/views.ts';
import { premises } from '../../texts/comedy.ts';
import { ComedyScene } from './comedy-scene.tsx';
import { comedyOf, hid, laughed, propsOf, silentVoice, someActions, viewOf, who } from './testing/props.ts';

beforeAll(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve(); // jsdom plays nothing
});
afterEach(cleanup);

const show = (...args: Parameters<typeof propsOf>) => {
  const props = propsOf(...args);
  return { props, ...render(<ComedyScene {...props} />) };
};
const tile = (name: string) => within(screen.getByRole('article', { name }));
const question = () => within(screen.getByRole('dialog', { name: 'Pass your turn?' }));
const said = () => screen.getAllByRole('status').at(-1)?.textContent ?? '';

describe('who is called', () => {
  it('spec §5 Validation: takes the microphone or passes, with seconds left and a card for the shy [5.18]', async () => {
    const { props } = show('calling', comedyOf('ann', { speaker: null }));
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('00:07');
    expect(screen.getByText('7 seconds to take it.')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take the microphone' })));
    expect(props.actions.takeMicrophone).toHaveBeenCalledOnce();
    expect(said()).toContain('It is your turn.');
    fireEvent.click(screen.getByRole('button', { name: 'Pass', description: 'No shame in passing.' }));
    const asked = vi.mocked(props.actions.passTurn).mock.calls.length;
    await act(async () => fireEvent.click(question().getByRole('button', { name: 'Pass' })));
    expect(props.actions.passTurn).toHaveBeenCalledTimes(asked + 1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked before the only turn is passed', () => {
    const { props } = show('calling', comedyOf('ann', { speaker: null }));
    fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    fireEvent.click(question().getByRole('button', { name: 'Keep my turn' }));
    expect(screen.getByRole('button', { name: 'Take the microphone' })).toBeTruthy();
    expect(props.actions.passTurn).not.toHaveBeenCalled();
  });

  it('shows a refusal of the server in its words', async () => {
    const takeMicrophone = vi
      .fn<() => Promise<Ack>>()
      .mockResolvedValue({ ok: false, error: { code: 'UNAVAILABLE', message: 'Not now.' } });
    show('calling', comedyOf('ann', { speaker: null }), { actions: { ...someActions(), takeMicrophone } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take the microphone' })));
    expect(screen.getByRole('alert').textContent).toBe('Not now.');
  });

  it('skips cards, of which no two are the same before all were seen, and sees the same ones after a refresh', () => {
    const { unmount } = show('calling', comedyOf('ann', { speaker: null }));
    const card = () => screen.getByRole('region', { name: 'A premise, if you want one' }).querySelector('p')?.textContent;
    const first = card();
    const seen = new Set([first]);
    for (let i = 1; i < premises.length; i++) {
      fireEvent.click(screen.getByRole('button', { name: 'Another one' }));
      seen.add(card());
    }
    expect(seen.size).toBe(premises.length);
    unmount();
    show('calling', comedyOf('ann', { speaker: null }));
    expect(card()).toBe(first);
  });

  it.each([
    ['denied', 'The browser refuses the microphone'],
    ['missing', 'No microphone was found'],
    ['failed', 'The microphone does not answer'],
  ] as const)('is told what to do about a microphone that is %s, and can still pass', (microphone, words) => {
    const { props } = show('calling', comedyOf('ann', { speaker: null }), { voice: { ...silentVoice, microphone } });
    expect(screen.getByRole('alert').textContent).toContain(words);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(props.actions.retryMicrophone).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Pass' })).toBeTruthy();
  });
});

describe('who speaks', () => {
  const open = { ...silentVoice, open: true, speaker: 'ann' };
  const loudness = createPatchStore({ level: 0.5 }).store;

  it('sees that they can be heard, and says when they are done', async () => {
    const { props } = show('speaking', comedyOf('ann'), { voice: open, loudness });
    const level = screen.getByRole('meter', { name: 'Microphone level' });
    expect(level.getAttribute('aria-valuenow')).toBe('50');
    expect(level.getAttribute('aria-valuetext')).toBe('You can be heard');
    const done = screen.getByRole('button', { name: 'I am done' });
    fireEvent.click(done); // a double tap on what stood here before
    expect(props.actions.passTurn).not.toHaveBeenCalled();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
    await act(async () => fireEvent.click(done));
    clock.mockRestore();
    expect(props.actions.passTurn).toHaveBeenCalledOnce();
  });

  it('by keyboard goes on where the microphone was taken, not from the top of the page', () => {
    const { rerender } = show('calling', comedyOf('ann', { speaker: null }));
    screen.getByRole('button', { name: 'Take the microphone' }).focus();
    rerender(<ComedyScene {...propsOf('speaking', comedyOf('ann'), { voice: open })} />);
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'I am done' }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Another one' }))).toBe(true);
  });

  it('may mute themselves, and sees that they are', () => {
    const { props, unmount } = show('speaking', comedyOf('ann'), { voice: open });
    const button = () => screen.getByRole('button', { name: 'Mute me' });
    expect(button().getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button());
    expect(props.actions.muteMicrophone).toHaveBeenCalledWith(true);
    unmount();
    show('speaking', comedyOf('ann'), { voice: { ...open, open: false, muted: true } });
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('Muted: nobody hears you')).toBeTruthy();
  });

  it('is told that nobody hears them, and after a long silence what to do with it', () => {
    const { unmount } = show('speaking', comedyOf('ann'), { voice: { ...open, silentMs: 4_000 } });
    expect(screen.getByText('Nobody hears you: check the microphone')).toBeTruthy();
    expect(screen.queryByText(/long silence/)).toBeNull();
    unmount();
    show('speaking', comedyOf('ann'), { voice: { ...open, silentMs: 10_000 } });
    expect(screen.getByText(/A long silence/)).toBeTruthy();
  });

  it('sees everybody’s laugh, and nobody else sees the card', () => {
    const { unmount } = show('speaking', comedyOf('ann'), { voice: open });
    expect(tile('bob').getByRole('img', { name: '64 % happy' })).toBeTruthy();
    expect(tile('cid').queryByText(/%/)).toBeNull();
    expect(screen.queryByRole('meter', { name: 'Your laugh meter' })).toBeNull();
    unmount();
    show('speaking', comedyOf('bob'));
    expect(screen.queryByText('A premise, if you want one')).toBeNull();
  });
});

describe('who listens', () => {
  it('waits for the performer to take the microphone', () => {
    show('calling', comedyOf('bob', { speaker: null }));
    expect(screen.getByRole('heading', { name: 'bob is called' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take the microphone' })).toBeNull();
    expect(tile('bob').getByText('CALLED')).toBeTruthy();
  });

  it('has a laugh meter with a number and a word, which waits at the limit until the verdict', () => {
    const { unmount } = show('speaking', comedyOf('bob'));
    const meter = () => screen.getByRole('meter', { name: 'Your laugh meter' });
    expect(meter().getAttribute('aria-valuetext')).toBe('20 %');
    expect(meter().textContent).toContain('STRAIGHT');
    expect(tile('bob').getByText('ON THE MIC')).toBeTruthy();
    unmount();
    show('speaking', comedyOf('bob'), { laughs: { ann: 97 } });
    expect(meter().getAttribute('aria-valuenow')).toBe('80');
    expect(meter().textContent).toContain('CLOSE');
  });

  it('and everybody’s box shows the same number: a twitch waits at the limit, a laugh shows what it was', () => {
    const { unmount } = show('speaking', comedyOf('bob'), { laughs: { ann: 97, cid: 96 } });
    expect(tile('You').getByRole('img', { name: '80 % happy' })).toBeTruthy();
    expect(tile('cid').getByRole('img', { name: '80 % happy' })).toBeTruthy();
    unmount();
    const turns = [{ performer: who('bob'), spoke: true, laughs: [laughed('cid')] }];
    show('speaking', comedyOf('bob', { turns }), { laughs: { ann: 97, cid: 96 }, own: { turn: 'm1:1', confidence: 0.97 } });
    expect(tile('You').getByRole('img', { name: '97 % happy' })).toBeTruthy();
    expect(tile('cid').getByRole('img', { name: '96 % happy' })).toBeTruthy();
  });

  it('is told why it was a laugh, with the number that did it; the box is marked in a word, the point is counted', () => {
    const turns = [{ performer: who('bob'), spoke: true, laughs: [laughed('ann'), hid('cid')] }];
    const comedy = comedyOf('bob', { turns, points: { ann: 0, bob: 2, cid: 0 } });
    show('speaking', comedy, { own: { turn: 'm1:1', confidence: 0.93 } });
    expect(screen.getByRole('heading', { name: 'You laughed' })).toBeTruthy();
    expect(screen.getByText(/93.% happy in two readings in a row/)).toBeTruthy();
    expect(tile('You').getByText('LAUGHED')).toBeTruthy();
    expect(tile('cid').getByText('HID')).toBeTruthy();
    expect(tile('bob').getByText('2 points')).toBeTruthy();
  });

  it('whose laugh is on its way is told that the verdict is pending, by a live region that stood before', () => {
    const { props, rerender } = show('speaking', comedyOf('bob'));
    const empty = screen.getAllByRole('status').filter(({ textContent }) => textContent === '');
    rerender(<ComedyScene {...props} own={{ turn: 'm1:1', confidence: 0.93 }} />);
    expect(empty.map(({ textContent }) => textContent).filter(Boolean)).toEqual(['That looked like a laugh. The verdict is pending.']);
  });

  it('is warned at five seconds without a face, and told when the detector does not work', () => {
    const { unmount } = show('speaking', comedyOf('bob'), { face: aFace(0, { facelessMs: 5_200 }) });
    expect(screen.getByRole('alert').textContent).toContain('Show it within 3 s, or it counts as a laugh.');
    unmount();
    const { props } = show('speaking', comedyOf('bob'), { face: aFace(0, { model: { status: 'failed', progress: 0 }, reading: null }) });
    fireEvent.click(screen.getByRole('button', { name: 'Retry Models' }));
    expect(props.actions.retryModels).toHaveBeenCalledOnce();
  });

  it('is told what it costs to be without a camera, and not while one is on its way', () => {
    const { unmount } = show('speaking', comedyOf('bob'), { camera: aCamera({ status: 'ended', stream: null }) });
    expect(screen.getByRole('alert').textContent).toContain('Eight seconds without a face count as a laugh.');
    unmount();
    show('speaking', comedyOf('bob'), { camera: aCamera({ status: 'asking', stream: null }) });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is offered a tap where the browser plays no sound', () => {
    const { props } = show('speaking', comedyOf('bob'), { voice: { ...silentVoice, needsTap: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Tap for sound' }));
    expect(props.actions.tapForSound).toHaveBeenCalled();
  });
});

describe('the running order', () => {
  it('says how every turn stands, in words', () => {
    const turns = [
      { performer: who('cid'), spoke: false, laughs: [] },
      { performer: who('bob'), spoke: true, laughs: [laughed('cid')] },
    ];
    show('speaking', comedyOf('bob', { order: [who('cid'), who('bob'), who('ann')], turn: 2, turns, points: { bob: 1 } }));
    const rows = within(screen.getByRole('complementary', { name: 'Running order' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['cidpassed0 points', 'bobon the mic1 point', 'Younext0 points']);
    expect(rows[1]?.getAttribute('aria-current')).toBe('step');
  });

  it.each([2, 3, 4])('of %i players everybody has a box, the performer’s under the light', (count) => {
    const players = ['bob', 'ann', 'cid', 'dee'].slice(0, count);
    const comedy = comedyOf('bob', { order: players.map(who) });
    show('speaking', comedy, { view: viewOf('speaking', comedy, { players: players.map((id) => aPlayer(id)) }) });
    expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual(
      ['bob', 'You', 'cid', 'dee'].slice(0, count),
    );
  });
});
