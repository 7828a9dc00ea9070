// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialChoices } from '../engine/preferences/choices.ts';
import { preferences } from '../engine/preferences/preferences.ts';
import { Overlays } from './overlays.tsx';
import { asGuest, asNobodyYet, stubBrowser } from './testing/browser.ts';

beforeEach(() => {
  stubBrowser();
  asGuest();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  preferences.store.setState(initialChoices);
  asNobodyYet();
});

/** Whether the page took the key for itself. */
const takesHelp = (): boolean => !fireEvent.keyDown(document.body, { key: '?', shiftKey: true });

function overArena(): void {
  render(
    <MemoryRouter initialEntries={['/game/7KQ2MX']}>
      <Overlays decidedAt={null} />
    </MemoryRouter>,
  );
}

it('players §10: "?" lists the keys in the rounds after the first too, which have no answer of their own [P.10]', async () => {
  overArena();
  expect(takesHelp()).toBe(true);
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
});

it('players §10: the choice of doing without single keys holds on every page [P.10]', () => {
  preferences.store.setState({ singleKeys: false });
  overArena();
  expect(takesHelp()).toBe(false);
});
