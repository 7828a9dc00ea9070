// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('a screen broke');
}

it('spec §2 App: says that something went wrong, offers to reload, and recovers at another address [2.16]', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined); // React prints what the boundary caught
  const { rerender } = render(
    <ErrorBoundary where="/play">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
  expect(printed).toHaveBeenCalled();
  rerender(
    <ErrorBoundary where="/profile">
      <p>fine</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('fine')).toBeTruthy();
});
