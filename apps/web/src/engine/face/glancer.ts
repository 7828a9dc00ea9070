import type { Finding } from './face-types.ts';
import { pictureOf } from './frame-feed.ts';
import type { ToWorker } from './messages.ts';

/** Asks the worker about pictures beside the player's own, one answer to each. */
export interface Glancer {
  /** What the video shows now; null without a picture, without time, or without a worker. Never rejects. */
  ask(video: HTMLVideoElement): Promise<Finding | null>;
  answered(request: number, finding: Finding | null): void;
  /** The worker is gone: what was asked is answered with null. */
  end(): void;
}

/** `post` sends to the worker and says whether there is one that is ready and watches the player's own face. */
export function createGlancer(post: (message: ToWorker, transfer: Transferable[]) => boolean): Glancer {
  const asked = new Map<number, (finding: Finding | null) => void>();
  let last = 0;
  const answered = (request: number, finding: Finding | null): void => {
    asked.get(request)?.(finding);
    asked.delete(request);
  };
  return {
    ask: async (video) => {
      const picture = await pictureOf(video).catch(() => null);
      // Where a picture is only bytes there is no time to spare either.
      if (!picture || picture instanceof ImageData) return null;
      const request = ++last;
      return new Promise((resolve) => {
        asked.set(request, resolve);
        if (post({ type: 'glance', request, picture }, [picture])) return;
        picture.close();
        answered(request, null);
      });
    },
    answered,
    end: () => {
      for (const request of asked.keys()) answered(request, null);
    },
  };
}
