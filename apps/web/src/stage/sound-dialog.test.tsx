// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { settingsDoor } from './settings-door.ts';
import { SoundDialog } from './sound-dialog.tsx';

afterEach(cleanup);

it('players §9: three volumes and mute, each by its own name [P.9]', () => {
  const onChange = vi.fn<(change: object) => void>();
  render(<SoundDialog volumes={{ memes: 0.7, voices: 0.8, effects: 0.5, muted: false }} onChange={onChange} onClose={() => undefined} />);
  expect(screen.getAllByRole('slider').map((slider) => (slider as HTMLInputElement).value)).toEqual(['70', '80', '50']);
  fireEvent.change(screen.getByRole('slider', { name: /Voices/ }), { target: { value: '30' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ voices: 0.3 });
  fireEvent.click(screen.getByRole('switch', { name: /Mute/ }));
  expect(onChange).toHaveBeenLastCalledWith({ muted: true });
});

it('the settings are a press away from the stage, in place of the sound dialog', () => {
  const onClose = vi.fn<() => void>();
  render(<SoundDialog volumes={{ memes: 0.7, voices: 0.8, effects: 0.5, muted: false }} onChange={() => undefined} onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'All settings' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(settingsDoor.getState().open).toBe(true);
  settingsDoor.setState({ open: false });
});
