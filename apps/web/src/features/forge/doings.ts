import type { MemeResult } from '@deadpan/protocol';
import { copyText } from '../../engine/files/copy-text.ts';
import { saveFile } from '../../engine/files/save-file.ts';
import { forgeTexts as t } from '../../texts/forge.ts';
import { showToast } from '../../ui/toast-store.ts';
import { pictureFile, pictureLink } from './picture-file.ts';

const say = (said: { title: string; text: string }): void => void showToast({ ...said, tone: 'good' });

/** Save: the PNG goes to the downloads; what to do by hand when it cannot (spec §8). */
export async function save(meme: MemeResult): Promise<void> {
  try {
    saveFile(await pictureFile(meme));
    say({ ...t.saved, text: t.saved.text(meme.filename) });
  } catch {
    showToast({ ...t.saveFailed, text: meme.download_instructions, tone: 'bad' });
  }
}

async function copyPicture(meme: MemeResult): Promise<boolean> {
  try {
    // The promise goes in unawaited: Safari takes a picture only within the press itself.
    const png = pictureFile(meme);
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    return false; // not this browser, or not this picture: the link is next
  }
}

/** Copy: the picture, else its link, else the caller tells how it is done by hand (spec §8): then `false`. */
export async function copy(meme: MemeResult): Promise<boolean> {
  if (await copyPicture(meme)) say(t.copied);
  else if (await copyText(pictureLink(meme))) say(t.linkCopied);
  else return false;
  return true;
}

const changedTheirMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Whether this browser can hand something on to other programs at all. */
const canShare = (): boolean => typeof navigator.share === 'function';

/** What is handed on: the picture where programs take pictures, else the link. */
async function shareable(meme: MemeResult): Promise<ShareData> {
  const link = { title: t.shareTitle, text: meme.alt, url: pictureLink(meme) };
  const file = await pictureFile(meme).catch(() => undefined);
  const files = file && { title: t.shareTitle, text: meme.alt, files: [file] };
  return files && navigator.canShare?.(files) ? files : link;
}

/** Share: the system's own choice of programs; where there is none, or it fails, it is copied (spec §8). Returns as `copy` does. */
export async function share(meme: MemeResult): Promise<boolean> {
  if (!canShare()) return copy(meme);
  try {
    await navigator.share(await shareable(meme));
    return true;
  } catch (error) {
    return changedTheirMind(error) || copy(meme);
  }
}
