import { useEffect, useRef } from 'react';
import { limits } from '@deadpan/protocol';
import { checkVideo } from '../engine/face/frame-check.ts';

const { firstCheckMs, blackCheckMs } = limits.camera;
/** A covered lens stays black however often the picture is attached; a stuck element comes back at the first or second try. */
const TRIES = 3;

/** Plays the stream in the element, and attaches it anew while it shows nothing but black (spec §4 Camera health). Returns the way out. */
function keepShowing(video: HTMLVideoElement, stream: MediaStream): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout>;
  const play = (): void => void video.play().catch(() => undefined); // a hidden page may refuse; autoplay tries again
  const attach = (): void => {
    video.srcObject = stream;
    play();
  };
  const look = (): void => {
    timer = setTimeout(look, blackCheckMs);
    if (document.hidden) return; // a hidden page paints no frames
    const health = checkVideo(video);
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

/** A live picture without sound. Only one's own front camera is mirrored, as in a mirror. */
export function StreamVideo({ stream, mirrored, label }: { stream: MediaStream; mirrored?: boolean; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => (video.current ? keepShowing(video.current, stream) : undefined), [stream]);
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
