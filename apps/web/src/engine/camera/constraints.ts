import { limits } from '@deadpan/protocol';

const { idealWidth, idealHeight, idealFps, minWidth, minHeight, minFps } = limits.camera;

/** spec §5 Camera: video only, ideally 640 × 480 at 30 frames a second from the front camera. `deviceId`: this camera and no other. */
export function constraintsFor(deviceId: string | null, strictness: 'spec' | 'whatever there is' = 'spec'): MediaStreamConstraints {
  const spec = strictness === 'spec';
  return {
    audio: false,
    video: {
      width: { ideal: idealWidth, ...(spec && { min: minWidth }) },
      height: { ideal: idealHeight, ...(spec && { min: minHeight }) },
      frameRate: { ideal: idealFps, ...(spec && { min: minFps }) },
      ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'user' }),
    },
  };
}

/**
 * What to try, one after the other: the remembered camera, any camera, and last a camera below the spec's minimum
 * (a webcam in the dark gives 10 frames a second and still shows a smile). Only a camera that does not fit leads to the next try.
 */
export function attemptsFor(deviceId: string | null): MediaStreamConstraints[] {
  return [...(deviceId ? [constraintsFor(deviceId)] : []), constraintsFor(null), constraintsFor(null, 'whatever there is')];
}
