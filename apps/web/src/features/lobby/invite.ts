import { copyText } from '../../engine/files/copy-text.ts';
import { lobbyTexts } from '../../texts/lobby.ts';
import { showToast } from '../../ui/toast-store.ts';

const { toasts } = lobbyTexts;
const TOAST_MS = 3_000;

/** The link that leads to this arena. */
export const inviteLink = (roomId: string): string => `${location.origin}/lobby/${roomId}`;

async function copyAndSay(text: string, said: { title: string; text: string }): Promise<void> {
  if (await copyText(text)) showToast({ ...said, tone: 'good', duration: TOAST_MS });
  else showToast({ ...toasts.copyFailed, tone: 'bad' });
}

/** Copies the arena code and says so, or asks to copy it by hand. */
export const copyCode = (roomId: string): Promise<void> => copyAndSay(roomId, toasts.copied);

/** Copies the invite link and says so, or asks to copy by hand. */
const copyInvite = (roomId: string): Promise<void> => copyAndSay(inviteLink(roomId), toasts.linkCopied);

/** Hands the link to the system's share sheet where there is one, else copies it. */
export async function invite(roomId: string, name: string): Promise<void> {
  const share = { title: name, url: inviteLink(roomId) };
  if (!('share' in navigator) || !navigator.canShare?.(share) || !matchMedia('(pointer: coarse)').matches) return copyInvite(roomId);
  try {
    await navigator.share(share);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyInvite(roomId);
  }
}
