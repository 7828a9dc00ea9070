import { problemOf } from './camera-texts.ts';
import type { CameraProblem } from './camera-types.ts';

type Media = Pick<MediaDevices, 'getUserMedia'> | undefined;
const ownMedia = (): Media => globalThis.navigator?.mediaDevices as MediaDevices | undefined;

/** Speech among people whose loudspeakers are on: without echo, without the fan, as loud as the others. `deviceId` may be gone, then it is another. */
function microphoneConstraints(deviceId: string | null): MediaStreamConstraints {
  const speech = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
  return { audio: deviceId === null ? speech : { ...speech, deviceId: { ideal: deviceId } }, video: false };
}

/** Opens the microphone, the chosen one if it is there; returns its track, which the caller stops, or what is in the way. Never rejects. */
export async function openMicrophone(deviceId: string | null, media: Media = ownMedia()): Promise<MediaStreamTrack | CameraProblem> {
  if (!media) return 'unsupported';
  try {
    const stream = await media.getUserMedia(microphoneConstraints(deviceId));
    return stream.getTracks()[0] ?? 'failed';
  } catch (error) {
    return problemOf(error);
  }
}

/**
 * Asks the browser for the microphone and lets go of it at once: a turn at it opens it again. Takes the chosen one, which may be gone;
 * returns what is in the way, or null. Only for matches with a round that needs it (design "Settings").
 */
export async function askMicrophone(deviceId: string | null, media: Media = ownMedia()): Promise<CameraProblem | null> {
  const opened = await openMicrophone(deviceId, media);
  if (typeof opened === 'string') return opened;
  opened.stop();
  return null;
}
