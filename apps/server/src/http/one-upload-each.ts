import type { UserId } from '@deadpan/protocol';
import type { FastifyRequest } from 'fastify';
import { tooMany } from './failure.ts';

const WAIT_MS = 5_000;

/** Lets each player send one picture at a time: every body that is on its way, or waits to be read, is some MB of the server's memory. */
export interface OneUploadEach {
  /** Throws 429 while another one of this player's is under way. */
  begin(request: FastifyRequest): void;
  /** The request is about to be answered, however it went; one that was refused at `begin` ends nothing. */
  end(request: FastifyRequest): void;
}

export function oneUploadEach(): OneUploadEach {
  const sending = new Set<UserId>();
  // Whose it is, is remembered with the request: its sign-in may end while the body is on the way.
  const owners = new WeakMap<FastifyRequest, UserId>();

  function end(request: FastifyRequest): void {
    const id = owners.get(request);
    if (id === undefined) return;
    // Once: by the second time the place may be that of the player's next upload.
    owners.delete(request);
    sending.delete(id);
  }

  return {
    begin(request) {
      const { raw } = request;
      const { id } = request.user;
      if (sending.has(id)) throw tooMany('Another picture of yours is on its way. Please wait a moment and try again.', WAIT_MS);
      // A body that breaks off before its parser listens is never parsed, so the request is never answered.
      if (raw.destroyed) return;
      sending.add(id);
      owners.set(request, id);
      raw.once('close', () => {
        if (!raw.readableEnded) end(request);
      });
    },
    end,
  };
}
