import { checkVideo } from '../engine/face/frame-check.ts';

/** How often the newest frame is copied. */
const COPY_MS = 500;
/** A live picture that shows nothing new for so long is over, or interrupted: the copy stands in for it. */
const STALE_MS = 2_000;
/** A lens that stays covered for so long is covered on purpose; a camera that dies is black for a moment only. */
const COVERED_MS = 4_000;

/** What stands in the frame: the video, the copy of its last frame, or neither; `waiting`: no frame has come yet. */
export type Shown = 'waiting' | 'live' | 'last' | 'none';

interface Sources {
  /** The video element of the moment; null while the player has no stream. */
  video: () => HTMLVideoElement | null;
  canvas: HTMLCanvasElement;
  onShown: (shown: Shown) => void;
  /** ms */
  clock?: () => number;
}

/**
 * Keeps a copy of the last bright frame that a video showed, and tells what to show. The copy lives in the canvas alone, and is erased when the lens
 * stays covered and when the returned function is called.
 */
export function keepLastPicture({ video, canvas, onShown, clock = () => performance.now() }: Sources): () => void {
  let shown: Shown = 'waiting';
  let frame = 0;
  let movedAt = -Infinity;
  let blackSince: number | null = null;
  let hasCopy = false;

  const erase = (): void => {
    hasCopy = false;
    canvas.width = 0;
    canvas.height = 0;
  };
  const copy = (element: HTMLVideoElement, now: number): void => {
    if (checkVideo(element)?.valid) {
      blackSince = null;
      canvas.width = element.videoWidth;
      canvas.height = element.videoHeight;
      canvas.getContext('2d')?.drawImage(element, 0, 0);
      hasCopy = true;
    } else if (now - (blackSince ??= now) >= COVERED_MS) erase();
  };
  /** Whether the element shows another frame than at the last look. Browsers that do not count the frames of a stream have its time. */
  const moves = (element: HTMLVideoElement): boolean => {
    const before = frame;
    frame = element.getVideoPlaybackQuality().totalVideoFrames || element.currentTime;
    return frame > 0 && frame !== before;
  };
  const look = (): void => {
    if (document.hidden) return; // a hidden page paints no frames
    const element = video();
    const now = clock();
    if (element && element.videoWidth > 0 && moves(element)) {
      movedAt = now;
      copy(element, now);
    }
    const isLive = element !== null && now - movedAt < STALE_MS;
    const next: Shown = isLive ? 'live' : hasCopy ? 'last' : shown === 'waiting' ? 'waiting' : 'none';
    if (next === shown) return;
    shown = next;
    onShown(next);
  };
  const timer = setInterval(look, COPY_MS);
  return () => {
    clearInterval(timer);
    erase();
  };
}
