import { useEffect } from 'react';
import type { WireError } from '@deadpan/protocol';
import { http } from '../engine/http/api.ts';

/** The socket was told that nobody is signed in any more (elsewhere signed out, suspended): one call over HTTP finds out, and its 401 leads to /login. */
export function useSignedOut(error: WireError | null): void {
  const signedOut = error?.code === 'AUTH_REQUIRED';
  useEffect(() => {
    if (signedOut) void http.call('/auth/me', { ownToast: true }).catch(() => undefined); // the client's 401 does the rest
  }, [signedOut]);
}
