// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createCamera } from '../camera/camera.ts';
import { createDeviceChoices } from '../camera/device-choices.ts';
import { browserKept, createKept, tabKept } from './kept.ts';

const forbidden = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps in the browser what may be kept there', () => {
  browserKept.setItem('a', '1');
  tabKept.setItem('b', '2');
  expect([localStorage.getItem('a'), sessionStorage.getItem('b')]).toEqual(['1', '2']);
  expect([browserKept.getItem('a'), tabKept.getItem('b')]).toEqual(['1', '2']);
  browserKept.removeItem('a');
  expect(localStorage.getItem('a')).toBeNull();
});

it('lasts as long as the page where storage is forbidden', () => {
  const kept = createKept(forbidden);
  expect(kept.getItem('a')).toBeNull();
  kept.setItem('a', '1');
  expect(kept.getItem('a')).toBe('1');
  kept.removeItem('a');
  expect(kept.getItem('a')).toBeNull();
});

it('believes its own word while the storage is full, and the storage again afterwards', () => {
  localStorage.setItem('a', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  browserKept.setItem('a', 'new');
  expect(browserKept.getItem('a')).toBe('new');
  full.mockRestore();
  browserKept.setItem('a', 'newer');
  localStorage.setItem('a', 'another tab');
  expect(browserKept.getItem('a')).toBe('another tab');
});

it('a camera needs no storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  expect(createDeviceChoices().getState()).toEqual({ camera: null, microphone: null });
  createCamera({ media: undefined }).close();
});
