import type { EditMemeBody, GenerateMemeAnswer, GenerateMemeBody, MemeGallery, MemeResult } from '@deadpan/protocol';
import { http, tokens } from './api.ts';
import { HttpError } from './http-error.ts';

const own = { ownToast: true } as const;
const at = (id: string): string => `/memes/${encodeURIComponent(id)}`;

/** Memes the player forged (spec §7). Pages tell what failed. */
export const forge = {
  /** Composes a meme; `signal` gives it up. */
  generate: (body: GenerateMemeBody, signal: AbortSignal) =>
    http.call<GenerateMemeAnswer>('/meme/generate', { ...own, method: 'POST', body, signal }),
  /** A page of the player's own, the newest first; `before` is the `next` of the page before. */
  list: (before: string | undefined, signal?: AbortSignal) =>
    http.call<MemeGallery>(before === undefined ? '/memes' : `/memes?before=${encodeURIComponent(before)}`, {
      ...own,
      ...(signal && { signal }),
    }),
  get: (id: string, signal?: AbortSignal) => http.call<MemeResult>(at(id), { ...own, ...(signal && { signal }) }),
  edit: (id: string, body: EditMemeBody) => http.call<MemeResult>(at(id), { ...own, method: 'PUT', body }),
  /** The meme drawn as a PNG, losslessly. Rejects when that is not to be had; nobody is signed out over it. */
  png: async (id: string): Promise<Blob> => {
    const answer = await fetch(`/api${at(id)}/picture.png`, { headers: { authorization: `Bearer ${tokens.read() ?? ''}` } });
    if (!answer.ok)
      throw new HttpError({ kind: 'answer', status: answer.status, detail: undefined, code: undefined, retryAfterMs: undefined });
    return answer.blob();
  },
  /** The meme becomes a still of one of the player's decks. */
  addToDeck: (deck: string, meme: string) =>
    http.call<unknown>(`/decks/${encodeURIComponent(deck)}/items`, { ...own, method: 'POST', body: { meme } }),
  remove: (id: string) => http.call<void>(at(id), { ...own, method: 'DELETE' }),
};
