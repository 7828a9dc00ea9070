// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComedyView, RoomView } from '@deadpan/protocol';
import { ComedyScene } from './comedy-scene.tsx';
import { comedyOf, hid, laughed, propsOf, who } from './testing/props.ts';

beforeAll(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve(); // jsdom plays nothing
});
afterEach(cleanup);

const show = (...args: Parameters<typeof propsOf>) => render(<ComedyScene {...propsOf(...args)} />);
const said = () => screen.getAllByRole('status').at(-1)?.textContent ?? '';

describe('what a turn brought', () => {
  const ended = (spoke: boolean, laughs: ReturnType<typeof laughed | typeof hid>[], performer = 'bob') =>
    comedyOf(performer, { speaker: null, turns: [{ performer: who(performer), spoke, laughs }] });

  it('names who laughed and who hid, the points, and who is next', () => {
    show('turn_ended', ended(true, [laughed('ann'), hid('cid')]));
    expect(screen.getByRole('heading', { name: '2 points for bob' })).toBeTruthy();
    expect(screen.getByText('Laughed: you. Hid, which counts: cid.')).toBeTruthy();
    expect(screen.getByText('Next: you.')).toBeTruthy();
  });

  it('says that nobody laughed, or that the turn was passed', () => {
    const { unmount } = show('turn_ended', ended(true, []));
    expect(screen.getByRole('heading', { name: 'Nobody laughed at bob' })).toBeTruthy();
    unmount();
    show('turn_ended', ended(false, [], 'ann'));
    expect(screen.getByRole('heading', { name: 'You passed' })).toBeTruthy();
  });
});

it('says to who does not see: whose turn, who has the microphone, who laughed, what it brought', () => {
  const { rerender } = show('calling', comedyOf('bob', { speaker: null }));
  expect(said()).toBe('Turn 1 of 3. bob is called to the microphone.');
  const next = (phase: RoomView['phase'], comedy: ComedyView) => rerender(<ComedyScene {...propsOf(phase, comedy)} />);
  next('speaking', comedyOf('bob'));
  expect(said()).toBe('bob has the microphone for thirty seconds. Keep a straight face.');
  const turns = [{ performer: who('bob'), spoke: true, laughs: [laughed('cid')] }];
  next('speaking', comedyOf('bob', { turns }));
  expect(said()).toBe('cid laughed.');
  next('turn_ended', comedyOf('bob', { turns, speaker: null }));
  expect(said()).toBe('1 point for bob. Laughed: cid.');
});
