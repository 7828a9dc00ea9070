// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConnectionFailed } from '../../stage/connection-failed.tsx';
import { aCamera, aFace } from '../../stage/testing/views.ts';
import { DebugPanel } from './debug-panel.tsx';
import { Entering } from './entering.tsx';

afterEach(cleanup);

it("spec §2 Round 1 screen: 'Entering Arena...' with the lobby's id, the camera and the number of players [2.78]", () => {
  const { rerender } = render(<Entering roomId="7KQ2MX" camera={null} />);
  expect(screen.getByRole('status').textContent).toBe('Entering Arena...');
  expect(screen.getByText('Lobby 7KQ2MX · Camera off · Players –')).toBeTruthy();
  rerender(<Entering roomId="7KQ2MX" camera={aCamera({ status: 'asking', stream: null })} players={3} />);
  expect(screen.getByText('Lobby 7KQ2MX · Camera waiting for the browser · Players 3')).toBeTruthy();
  rerender(<Entering roomId="7KQ2MX" camera={aCamera({ health: 'black' })} players={3} />);
  expect(screen.getByText('Lobby 7KQ2MX · Camera black · Players 3')).toBeTruthy();
});

it("spec §2 Round 1 screen: 'Connection Error' with the message; Refresh Page begins anew without a reload [2.79]", () => {
  const onRefresh = vi.fn<() => void>();
  render(<ConnectionFailed message="Unable to join lobby. Please try again." onRefresh={onRefresh} />);
  expect(screen.getByRole('heading', { name: 'Connection Error' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Unable to join lobby. Please try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});

it('spec §2 Round 1 screen: the debug panel shows the happy percentage, whether a face is found, and safe, danger or eliminated [2.92]', () => {
  const shown = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  const panel = (happy: number, status: 'safe' | 'danger' | 'eliminated') => {
    cleanup();
    render(<DebugPanel face={aFace(happy, { status })} memeOffset={() => -12} roundTrip={() => 4} />);
    return [shown('Happy'), shown('Face found'), shown('Status')];
  };
  expect(panel(0.18, 'safe')).toEqual(['18 %', 'yes', 'safe']);
  expect(panel(0.34, 'danger')).toEqual(['34 %', 'yes', 'danger']);
  expect(panel(0.61, 'eliminated')).toEqual(['61 %', 'yes', 'eliminated']);
});
