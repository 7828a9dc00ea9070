import { expect, it } from 'vitest';
import { createDeviceChoices } from './device-choices.ts';
import { createDeviceList } from './device-list.ts';

const kept = (text: string | null) => ({ getItem: () => text, setItem: () => {} });

it.each([
  ['nothing', null],
  ['garbage', '{"camera":'],
  ['a number', '7'],
  ['ids that are none', '{"camera":7,"microphone":""}'],
  ['an endless id', JSON.stringify({ camera: 'x'.repeat(10_000) })],
])('takes %s for no choice', (_, text) => {
  expect(createDeviceChoices(kept(text)).getState()).toEqual({ camera: null, microphone: null });
});

it('does without a storage that is forbidden', () => {
  const forbidden = () => {
    throw new Error('no');
  };
  const choices = createDeviceChoices({ getItem: forbidden, setItem: forbidden });
  choices.choose('microphone', 'm');
  expect(choices.getState()).toEqual({ camera: null, microphone: 'm' });
});

it('keeps one beside the other', () => {
  let text: string | null = null;
  const storage = { getItem: () => text, setItem: (_: string, value: string) => void (text = value) };
  createDeviceChoices(storage).choose('camera', 'c');
  createDeviceChoices(storage).choose('microphone', 'm');
  expect(createDeviceChoices(storage).getState()).toEqual({ camera: 'c', microphone: 'm' });
});

it('lists what has a name, and what is plugged in later', async () => {
  const bus = new EventTarget();
  const all = [
    { kind: 'videoinput', deviceId: 'front', label: 'Front' },
    { kind: 'audioinput', deviceId: '', label: '' },
  ] as MediaDeviceInfo[];
  const media = Object.assign(bus, { enumerateDevices: async () => all });
  const list = createDeviceList(media as never);
  await list.refresh();
  expect(list.getState()).toEqual({ cameras: [{ deviceId: 'front', label: 'Front' }], microphones: [], known: true });
  all.push({ kind: 'videoinput', deviceId: 'usb', label: 'USB' } as MediaDeviceInfo);
  const changed = new Promise<void>((resolve) => list.subscribe(() => resolve()));
  bus.dispatchEvent(new Event('devicechange'));
  await changed;
  expect(list.getState().cameras.map((camera) => camera.label)).toEqual(['Front', 'USB']);
  list.close();
  list.close();
});
