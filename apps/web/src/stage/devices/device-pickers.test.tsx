// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createDeviceChoices } from '../../engine/camera/device-choices.ts';
import { DevicePickers } from './device-pickers.tsx';

const device = (kind: string, deviceId: string, label: string) => ({ kind, deviceId, label }) as MediaDeviceInfo;
const front = device('videoinput', 'front', 'Front camera');
const usb = device('videoinput', 'usb', 'USB camera');
const mic = device('audioinput', 'mic', 'Headset');

function plugged(all: MediaDeviceInfo[]) {
  const media = Object.assign(new EventTarget(), { enumerateDevices: async () => all });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: media }));
  return media;
}
const memory = (text: string | null = null) => createDeviceChoices({ getItem: () => text, setItem: () => {} });
const labels = (name: string): (string | null)[] =>
  [...(screen.getByLabelText(name) as HTMLSelectElement).options].map((option) => option.textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists cameras, shows the one in use and tells the choice', async () => {
  plugged([front, usb]);
  const choices = memory();
  render(<DevicePickers inUse="usb" choices={choices} />);
  await waitFor(() => expect(labels('Camera')).toEqual(['Front camera', 'USB camera']));
  expect(screen.getByLabelText('Camera')).toHaveProperty('value', 'usb');
  fireEvent.change(screen.getByLabelText('Camera'), { target: { value: 'front' } });
  expect(choices.getState().camera).toBe('front');
  expect(screen.getByLabelText('Camera')).toHaveProperty('value', 'front');
});

it('shows a remembered camera that is unplugged as the browser’s choice, and finds it when it is back', async () => {
  const all = [front];
  const media = plugged(all);
  render(<DevicePickers choices={memory('{"camera":"usb"}')} />);
  await waitFor(() => expect(labels('Camera')).toEqual(['The browser’s choice', 'Front camera']));
  all.push(usb);
  media.dispatchEvent(new Event('devicechange'));
  await waitFor(() => expect(screen.getByLabelText('Camera')).toHaveProperty('value', 'usb'));
});

it('offers a microphone only where one is known already, and says that it is not asked for', async () => {
  plugged([front]);
  render(<DevicePickers choices={memory()} />);
  await screen.findByText('The microphone is asked for where a comedy round is played.');
  expect(screen.queryByLabelText('Microphone')).toBeNull();
  cleanup();
  plugged([front, mic]);
  render(<DevicePickers choices={memory()} />);
  await waitFor(() => expect(labels('Microphone')).toEqual(['The browser’s choice', 'Headset']));
});

it('looks again once the microphone was given, which no event tells', async () => {
  const all = [front];
  plugged(all);
  const shown = (heard: boolean) => <DevicePickers choices={memory()} needsMicrophone heard={heard} />;
  const { rerender } = render(shown(false));
  await waitFor(() => expect(labels('Camera')).toEqual(['The browser’s choice', 'Front camera']));
  expect(screen.getByLabelText('Microphone')).toHaveProperty('disabled', true);
  all.push(mic);
  rerender(shown(true));
  await waitFor(() => expect(labels('Microphone')).toEqual(['The browser’s choice', 'Headset']));
});

it('has nothing to choose from before the browser has said yes', async () => {
  plugged([device('videoinput', '', '')]);
  render(<DevicePickers choices={memory()} needsMicrophone />);
  await screen.findByText('The browser tells the names once it may use the camera.');
  expect(screen.getByLabelText('Camera')).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Microphone')).toHaveProperty('disabled', true);
});
