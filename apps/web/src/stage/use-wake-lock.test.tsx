// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

const release = vi.fn<() => Promise<void>>();
const request = vi.fn<() => Promise<{ release: typeof release }>>();
const settled = (): Promise<void> => act(async () => undefined);
const show = async (state: 'visible' | 'hidden'): Promise<void> => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
};

beforeEach(() => {
  release.mockReset().mockResolvedValue();
  request.mockReset().mockResolvedValue({ release });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('the wake lock', () => {
  it('is held while wanted, and given back', async () => {
    const { rerender } = renderHook(({ wanted }) => useWakeLock(wanted), { initialProps: { wanted: false } });
    await settled();
    expect(request).not.toHaveBeenCalled();
    rerender({ wanted: true });
    await settled();
    expect(request).toHaveBeenCalledOnce();
    rerender({ wanted: false });
    await settled();
    expect(release).toHaveBeenCalledOnce();
  });

  it('is taken again when the page is seen again: the browser has let go of it meanwhile', async () => {
    renderHook(() => useWakeLock(true));
    await settled();
    await show('hidden');
    expect(request).toHaveBeenCalledOnce();
    await show('visible');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is given back when it comes too late, and missed without complaint', async () => {
    const { unmount } = renderHook(() => useWakeLock(true));
    unmount();
    await settled();
    expect(release).toHaveBeenCalledOnce();
    request.mockRejectedValue(new Error('low battery'));
    renderHook(() => useWakeLock(true));
    await settled();
  });
});
