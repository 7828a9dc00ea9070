import { describe, expect, it, vi } from 'vitest';
import { askMicrophone, openMicrophone } from './microphone.ts';

const refusing = (name: string) => ({ getUserMedia: () => Promise.reject(Object.assign(new Error(name), { name })) });

function working() {
  const asked: MediaStreamConstraints[] = [];
  const track = { stop: vi.fn<() => void>() };
  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    asked.push(constraints);
    return { getTracks: () => [track] } as unknown as MediaStream;
  };
  return { asked, track, media: { getUserMedia } };
}

describe('the microphone', () => {
  it('is the chosen one, for speech, and never a picture', async () => {
    const { asked, track, media } = working();
    expect(await openMicrophone('headset', media)).toBe(track);
    expect(await openMicrophone(null, media)).toBe(track);
    const speech = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    expect(asked).toEqual([
      { audio: { ...speech, deviceId: { ideal: 'headset' } }, video: false },
      { audio: speech, video: false },
    ]);
    expect(track.stop).not.toHaveBeenCalled();
  });

  it('is let go of at once when only asked for', async () => {
    const { track, media } = working();
    expect(await askMicrophone(null, media)).toBeNull();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('says what is in the way', async () => {
    expect(await askMicrophone(null, refusing('NotAllowedError'))).toBe('denied');
    expect(await openMicrophone(null, refusing('NotFoundError'))).toBe('missing');
    expect(await openMicrophone(null, undefined)).toBe('unsupported');
  });
});
