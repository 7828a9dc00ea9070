import { useEffect, useEffectEvent, useRef } from 'react';
import { limits } from '@deadpan/protocol';
import { checkVideo } from '../engine/face/frame-check.ts';

const { firstCheckMs, blackCheckMs } = limits.camera;
/** A covered lens stays black however often the picture is attached; a stuck element comes back at the first or second try. */
const TRIES = 3;

/** What a picture shows where it is played: `black` also when the picture came through well and the lens is covered. */
export type PictureHealth = 'working' | 'black';

/**
 * Plays the stream in the element, and attaches it anew while it shows nothing but black (spec §4 Camera health). Tells how the picture is,
 * once it is known and then when it changes. Returns the way out.
 */
function keepShowing(video: HTMLVideoElement, stream: MediaStream, onHealth: (health: PictureHealth) => void): () => void {
  let tries = 0;
  let told: PictureHealth | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const play = (): void => void video.play().catch(() => undefined); // a hidden page may refuse; autoplay tries again
  const attach = (): void => {
    video.srcObject = stream;
    play();
  };
  const tell = (health: PictureHealth): void => {
    if (health === told) return;
    told = health;
    onHealth(health);
  };
  const look = (): void => {
    timer = setTimeout(look, blackCheckMs);
    if (document.hidden) return; // a hidden page paints no frames
    const health = checkVideo(video);
    if (health) tell(health.valid ? 'working' : 'black');
    if (health?.valid) tries = 0;
    if (!health || health.valid || tries >= TRIES) return;
    tries += 1;
    video.srcObject = null;
    attach();
  };
  attach();
  timer = setTimeout(look, firstCheckMs);
  document.addEventListener('visibilitychange', play);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', play);
    video.srcObject = null;
  };
}

interface StreamVideoProps {
  stream: MediaStream;
  mirrored?: boolean;
  label: string;
  /** Called when what the picture shows is known and whenever it changes; with null when this stream is shown no more. */
  onHealth?: (health: PictureHealth | null) => void;
}

/** A live picture without sound. Only one's own front camera is mirrored, as in a mirror. */
export function StreamVideo({ stream, mirrored, label, onHealth }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent((health: PictureHealth | null) => onHealth?.(health));
  useEffect(() => {
    if (!video.current) return undefined;
    const stop = keepShowing(video.current, stream, (health) => tell(health));
    return () => {
      stop();
      tell(null);
    };
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      playsInline
      muted
      disablePictureInPicture
      aria-label={label}
      style={mirrored ? { scale: '-1 1' } : undefined}
    />
  );
}
