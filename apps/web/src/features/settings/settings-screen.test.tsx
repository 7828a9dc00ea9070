// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyAppearance } from '../../engine/preferences/appearance.ts';
import { initialChoices } from '../../engine/preferences/choices.ts';
import { PREFERENCES_KEY, preferences } from '../../engine/preferences/preferences.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { SettingsScreen } from './settings-screen.tsx';

class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
const kept = (): unknown => JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? 'null');
let systemIsLight = false;

beforeEach(() => {
  systemIsLight = false;
  vi.stubGlobal('ResizeObserver', NoSizes);
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsLight, addEventListener: () => undefined, removeEventListener: () => undefined }));
  preferences.store.setState(initialChoices);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = () =>
  render(
    <MemoryRouter>
      <SettingsScreen />
    </MemoryRouter>,
  );

describe('the settings', () => {
  it('players: theme auto, dark, light, at once and remembered [P.12]', () => {
    systemIsLight = true;
    const stop = applyAppearance();
    show();
    const theme = (): string | undefined => document.documentElement.dataset['theme'];
    expect(theme()).toBe('dark');
    fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect(theme()).toBe('light');
    expect(kept()).toMatchObject({ theme: 'light' });
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(theme()).toBe('dark');
    fireEvent.click(screen.getByRole('radio', { name: 'Auto' }));
    expect(theme()).toBe('light');
    stop();
  });

  it('players: less motion, by choice [P.12]', () => {
    const stop = applyAppearance();
    show();
    fireEvent.click(screen.getByRole('radio', { name: 'Less' }));
    expect(document.documentElement.dataset['motion']).toBe('less');
    stop();
  });

  it('players: three volumes and mute [P.9]', () => {
    show();
    const slider = (name: string): HTMLInputElement => screen.getByRole('slider', { name });
    expect(['Memes', 'Voices', 'Game sounds'].map((name) => slider(name).value)).toEqual(['70', '80', '50']);
    fireEvent.change(slider('Memes'), { target: { value: '25' } });
    fireEvent.click(screen.getByRole('switch', { name: /Mute everything/ }));
    expect(slider('Memes').getAttribute('aria-valuetext')).toBe('25 %');
    expect(kept()).toMatchObject({ muted: true, volumes: { memes: 0.25, voices: 0.8 } });
  });

  it('saves data on wish', () => {
    show();
    fireEvent.click(screen.getByRole('switch', { name: /Data saver/ }));
    expect(kept()).toMatchObject({ dataSaver: true });
    fireEvent.click(screen.getByRole('switch', { name: /Single keys/ }));
    expect(kept()).toMatchObject({ singleKeys: false });
  });

  it('keeps smile curves with their matches only on wish', () => {
    show();
    const toggle = screen.getByRole('switch', { name: /Keep my smile curve with the match/ });
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    fireEvent.click(toggle);
    expect(kept()).toMatchObject({ curves: 'keep' });
    fireEvent.click(toggle);
    expect(kept()).toMatchObject({ curves: 'forget' });
  });

  it('spec §5 Validation: who does not want to be counted says so here; Do Not Track has said it [5.12]', () => {
    show();
    const toggle = () => screen.getByRole('switch', { name: /Count me in the totals/ });
    fireEvent.click(toggle());
    expect([localStorage.getItem('analytics_disabled'), toggle().getAttribute('aria-checked')]).toEqual(['true', 'false']);
    fireEvent.click(toggle());
    expect([localStorage.getItem('analytics_disabled'), toggle().getAttribute('aria-checked')]).toEqual([null, 'true']);
    cleanup();
    vi.stubGlobal('navigator', Object.create(navigator, { doNotTrack: { value: '1' } }) as Navigator);
    show();
    expect(toggle().getAttribute('aria-checked')).toBe('false');
    expect(toggle().hasAttribute('disabled')).toBe(true);
  });

  it('offers the cameras, and asks the browser for nothing', async () => {
    show();
    expect(await screen.findByLabelText('Camera')).toBeTruthy();
  });

  it('are the same over an arena, and close', async () => {
    const onClose = vi.fn<() => void>();
    render(<SettingsDialog onClose={onClose} />);
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
