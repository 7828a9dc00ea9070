// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { toastStore } from '../ui/toast-store.ts';
import { NoSuchRoom } from './no-such-room.tsx';

afterEach(() => {
  cleanup();
  toastStore.setState({ toast: undefined });
});

it.each([
  ['lobby', 'Invalid lobby ID provided'],
  ['game', 'Missing lobby or user information.'],
] as const)('spec §5 Validation: an address of the %s with no code says "%s" and goes to /play [5.7 5.8]', (where, text) => {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Routes>
        <Route path="/here" element={<NoSuchRoom where={where} />} />
        <Route path="/play" element={<p>play</p>} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText('play')).toBeTruthy();
  expect(toastStore.getState().toast).toMatchObject({ title: 'Error', text, tone: 'bad' });
});
