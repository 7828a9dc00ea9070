import { lobbyTexts } from '../../texts/lobby.ts';
import { showToast } from '../../ui/toast-store.ts';

const { toasts } = lobbyTexts;
const TOAST_MS = 3_000;

/** The link that leads to this arena. */
export const inviteLink = (roomId: string): string => `${location.origin}/lobby/${roomId}`;

/** Where the clipboard is not to be had (plain http, refused), the old way still copies. */
function copyTheOldWay(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

async function copyAndSay(text: string, said: { title: string; text: string }): Promise<void> {
  if (await copied(text)) showToast({ ...said, tone: 'good', duration: TOAST_MS });
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
