/**
 * Takes a video nobody sees and nobody but the browser pauses: Safari and Firefox do, for a call, a locked phone or another app, and never start it
 * again. Returns whether it plays; one that does not is asked to, and what it shows until then is old.
 */
export function playsOn(video: HTMLVideoElement): boolean {
  if (!video.paused) return true;
  void video.play().catch(() => undefined); // refused: whoever looks next asks again
  return false;
}
