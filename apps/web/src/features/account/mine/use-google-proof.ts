import { useState } from 'react';
import type { GoogleProof } from '@deadpan/protocol';
import { HttpError } from '../../../engine/http/http-error.ts';

/** The confirmation by Google that a dialog collects before it sends. `send` drops one that the server refuses, so that Google is asked again. */
export function useGoogleProof() {
  const [proof, setProof] = useState<GoogleProof>();
  const send = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof HttpError && error.code === 'GOOGLE_REQUIRED') setProof(undefined);
      throw error;
    }
  };
  return { proof, setProof, send };
}
