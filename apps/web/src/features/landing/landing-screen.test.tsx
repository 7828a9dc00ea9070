// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LandingScreen } from './landing-screen.tsx';

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>;
}
const region = (name: string | RegExp) => screen.findByRole('region', { name });
const items = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('heading', { level: 3 })
    .map((each) => each.textContent);
const getUserMedia = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  render(
    <MemoryRouter>
      <LandingScreen />
      <Where />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it('spec §2 Landing page: Enter the Arena leads to /register, Forge Memes to /generate-meme [2.20 2.21]', () => {
  expect(screen.getAllByRole('link', { name: 'Enter the Arena' })[0]?.getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'Forge Memes' }).getAttribute('href')).toBe('/generate-meme');
});

it('spec §2 Landing page: three feature tiles [2.22]', async () => {
  const tiles = await region('Three rounds. Winner takes all.');
  expect(within(tiles).getAllByRole('listitem')).toHaveLength(3);
});

it('spec §2 Landing page: six features under Why Choose [2.23]', async () => {
  expect(items(await region(/^Why Choose/))).toHaveLength(6);
});

it('spec §2 Landing page: How It Works in four steps [2.24]', async () => {
  expect(items(await region('How It Works'))).toEqual(['Enable camera', 'Join or create game', 'Express yourself', 'Win and compete']);
});

it('players: the first screen has one line on privacy, and asks for no camera [P.1]', () => {
  expect(screen.getByText(/Nothing is recorded/)).toBeTruthy();
  expect(getUserMedia).not.toHaveBeenCalled();
});

it.each(['7kq2mx', ' 7KQ2MX ', 'https://deadpan.example/lobby/7KQ2MX', 'deadpan.example/lobby/7kq2mx?from=chat'])(
  'players: the code field takes %s [P.1 P.2]',
  (text) => {
    fireEvent.change(screen.getByLabelText('Have an Arena Code?'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(screen.getByTestId('where').textContent).toBe('/lobby/7KQ2MX');
  },
);

it('players: the code field says what is wrong with a code [P.2]', () => {
  fireEvent.change(screen.getByLabelText('Have an Arena Code?'), { target: { value: 'hello' } });
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(screen.getByText('Six letters and digits, or the whole link.')).toBeTruthy();
  expect(screen.getByTestId('where').textContent).toBe('/');
});
