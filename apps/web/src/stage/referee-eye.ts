/** A video that nobody sees: what a referee looks at. */
export interface Eye {
  readonly stream: MediaStream;
  readonly video: HTMLVideoElement;
  close(): void;
}

/** Plays a received stream without sound and without showing it; the tile's own element comes and goes with the screens. */
export function openEye(stream: MediaStream): Eye {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  void video.play().catch(() => undefined); // then it shows nothing, nothing is judged, and the next look asks again
  return {
    stream,
    video,
    close: () => {
      video.pause();
      video.srcObject = null;
    },
  };
}
