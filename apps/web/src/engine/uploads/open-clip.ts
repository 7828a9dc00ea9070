/** A clip of the player's own disk, opened in the page. */
export interface OpenClip {
  video: HTMLVideoElement;
  close(): void;
}

/** A file that says nothing for so long is one the browser cannot read. */
const PATIENCE_MS = 10_000;

/** Resolves when the element says one of `good`, to whether it was that before `error` and before the patience was over. */
export function happens(element: HTMLElement, good: string, withinMs = PATIENCE_MS): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (worked: boolean) => (): void => {
      clearTimeout(timer);
      over.abort();
      resolve(worked);
    };
    const timer = setTimeout(end(false), withinMs);
    element.addEventListener(good, end(true), over);
    element.addEventListener('error', end(false), over);
  });
}

/** Takes a clip from the player's disk; returns it in an element of its own with its length and size known, or null when this browser cannot play it. */
export async function openClip(file: Blob): Promise<OpenClip | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  const close = (): void => {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  };
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const opened = happens(video, 'loadeddata');
  video.src = url;
  video.load();
  if (await opened) return { video, close };
  close();
  return null;
}
