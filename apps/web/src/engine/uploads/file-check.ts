import type { DeckItem } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import { uploadTexts } from '../../texts/uploads.ts';

/** What a browser can tell of a file without sending it; null where it cannot. */
export interface FileFacts {
  /** ms; null for a picture */
  duration: number | null;
  width: number | null;
  height: number | null;
}

/** How much a deck and its owner's shelf can still take. */
export interface Room {
  items: number;
  bytes: number;
}

const { problems } = uploadTexts;
const { clip, still } = limits.decks;
/** A clip whose last frame ends a moment later is still one of 60 s. */
const GRACE_MS = 100;

const clips = /^video\/(?:mp4|webm)$/;
const stills = /^image\/(?:png|jpeg|webp|avif|gif)$/;
/** Systems that do not know a type hand over none. */
const endings: Record<string, string> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** What the file dialog offers. */
export const ACCEPTED = 'video/mp4,video/webm,image/png,image/jpeg,image/webp,image/avif,image/gif';

/** Takes a file; returns what it would be in a deck, or null when it is neither. The server looks at its content and decides. */
export function kindOf({ name, type }: Pick<File, 'name' | 'type'>): DeckItem['kind'] | null {
  const known = type || (endings[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? '');
  if (clips.test(known)) return 'clip';
  return stills.test(known) ? 'still' : null;
}

/** Why a file cannot be taken, by name, type and size alone; null when it may be. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, room: Room): string | null {
  const kind = kindOf(file);
  if (kind === null) return problems.type;
  if (file.size === 0) return problems.empty;
  if (kind === 'clip' && file.size > clip.bytes) return problems.clipBytes;
  if (kind === 'still' && file.size > still.bytes) return problems.stillBytes;
  if (room.items < 1) return problems.items;
  return file.size > room.bytes ? problems.room : null;
}

/** Why a file cannot be taken, by what the browser saw in it; null when it may be. A picture within its limit is made smaller by the server. */
export function refusalOfFacts(kind: DeckItem['kind'], { duration, width, height }: FileFacts): string | null {
  if (kind === 'still') return (width ?? 0) * (height ?? 0) > limits.avatar.pixels ? problems.stillPixels : null;
  if (duration !== null && duration > clip.ms + GRACE_MS) return problems.clipLong;
  if (duration !== null && duration < clip.minMs) return problems.clipShort;
  return Math.max(width ?? 0, height ?? 0) > clip.side ? problems.clipPixels : null;
}
