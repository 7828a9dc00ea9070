import { useEffect, useRef } from 'react';

/** A live picture without sound. Only one's own front camera is mirrored, as in a mirror. */
export function StreamVideo({ stream, mirrored, label }: { stream: MediaStream; mirrored?: boolean; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    const play = (): void => void element.play().catch(() => undefined); // a hidden page may refuse; autoplay tries again
    play();
    document.addEventListener('visibilitychange', play);
    return () => {
      document.removeEventListener('visibilitychange', play);
      element.srcObject = null;
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
