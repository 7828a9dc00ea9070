import type { CameraState, CameraStatus } from './camera-types.ts';

/** A camera that was plugged in again, or wakes with its laptop, says "busy" for a moment, ms. */
const LATER_MS = 2_000;
/** What passes by itself; a camera that was refused waits for the player. */
const MAY_PASS: readonly CameraStatus[] = ['ended', 'missing', 'busy', 'failed'];

interface CameraAgain {
  /** One more try in a moment, unless the camera is live, refused or off by then. */
  later(): void;
  /** The devices have changed: one that was missing is there now; one that was busy is given a moment, as it may have just been plugged in. */
  changed(): void;
  /** What was to be tried later is not. */
  forget(): void;
  close(): void;
}

/** Tries by itself to have a camera that is wanted: when the devices change, a moment after, and when the player looks at the page again. */
export function cameraAgain({ status, open }: { status: () => CameraStatus; open: () => Promise<CameraState> }): CameraAgain {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mayPass = (): boolean => MAY_PASS.includes(status());
  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (mayPass()) void open();
    }, LATER_MS);
  };
  const now = async (): Promise<void> => {
    if (!mayPass()) return;
    await open();
    if (mayPass()) later();
  };
  const page = globalThis.document as Document | undefined;
  const seen = (): void => {
    if (!page?.hidden) void now();
  };
  page?.addEventListener('visibilitychange', seen);
  return {
    later,
    changed: () => {
      // Where a refused try is itself a change of the devices, trying at once would go round for ever.
      if (status() === 'busy' || status() === 'failed') later();
      else void now();
    },
    forget,
    close: () => {
      forget();
      page?.removeEventListener('visibilitychange', seen);
    },
  };
}
