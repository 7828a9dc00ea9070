import { limits } from '@deadpan/protocol';

const { clip, still } = limits.decks;

/** Bytes as people write them: `640 KB`, `12.4 MB`. */
export function bytesText(bytes: number): string {
  const mega = bytes / (1024 * 1024);
  if (mega < 1) return `${Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1024))}\u00a0KB`;
  return `${mega >= 100 ? Math.round(mega) : Math.round(mega * 10) / 10}\u00a0MB`;
}

/** What happens to files on their way into a deck. `name` is the file's or the item's. */
export const uploadTexts = {
  untitled: 'Untitled',
  problems: {
    type: 'Not a clip or a still. Clips: MP4 or WebM. Stills: PNG, JPEG, WebP, AVIF or GIF.',
    empty: 'The file is empty.',
    clipBytes: `Too large. A clip is at most ${bytesText(clip.bytes)}: export it smaller or cut it.`,
    stillBytes: `Too large. A still is at most ${bytesText(still.bytes)}: save it smaller.`,
    clipLong: `Too long. A clip is at most ${clip.ms / 1000} seconds: cut it to the funny part.`,
    clipShort: `Too short. A clip is at least ${clip.minMs / 1000} second long.`,
    clipPixels: `Too many pixels. A clip is at most ${clip.side} on its longer side: export it in 720p.`,
    stillPixels: `Too many pixels. A still has at most ${limits.avatar.pixels / 1_000_000} million: save it smaller.`,
    items: `The deck is full. It holds ${limits.decks.items}: delete one, or make another deck.`,
    room: 'Not enough room on your shelf. Delete something first.',
    signedOut: 'You are signed out. Log in and choose the file again: it goes on where it stopped.',
    server: 'The server could not take it. What has arrived is kept.',
    unknown: 'It could not be sent.',
  },
  said: {
    started: (name: string) => `Uploading ${name}.`,
    percent: (name: string, percent: number) => `${name}: ${percent} percent.`,
    waiting: (name: string) => `${name}: waiting for the connection.`,
    resumed: (name: string) => `${name}: the connection is back.`,
    done: (name: string) => `${name} is in the deck.`,
    problem: (name: string, problem: string) => `${name}: ${problem}`,
  },
} as const;
