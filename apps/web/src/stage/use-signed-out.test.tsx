// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { WireError } from '@deadpan/protocol';
import { http } from '../engine/http/api.ts';
import { useSignedOut } from './use-signed-out.ts';

afterEach(() => void vi.restoreAllMocks());

it('a socket that nobody is signed in at asks over HTTP once, whose 401 leads to /login', () => {
  const call = vi.spyOn(http, 'call').mockRejectedValue(new Error('401'));
  const show = (error: WireError | null) => ({ initialProps: { error } });
  const { rerender } = renderHook(({ error }: { error: WireError | null }) => useSignedOut(error), show(null));
  rerender({ error: { code: 'LOBBY_FULL', message: 'full' } });
  expect(call).not.toHaveBeenCalled();
  const error = { code: 'AUTH_REQUIRED', message: 'Authentication required' } as const;
  rerender({ error });
  rerender({ error: { ...error } });
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith('/auth/me', { ownToast: true });
});
