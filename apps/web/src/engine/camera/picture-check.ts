import { limits } from '@deadpan/protocol';
import { checkVideo } from '../face/frame-check.ts';

export interface PictureCheckOptions {
  stream: MediaStream;
  onHealth: (health: 'working' | 'black') => void;
}

/** Looks at the camera's picture after 1 s and then every 2 s (spec §9); black again and again, the element is fed anew. Returns the way out. */
export function watchPicture({ stream, onHealth }: PictureCheckOptions): () => void {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  const feed = (): void => {
    video.srcObject = stream;
    void video.play().catch(() => {}); // a page that is being left refuses; the next check sees
  };
  let timer: ReturnType<typeof setTimeout>;
  const look = (): void => {
    timer = setTimeout(look, limits.camera.blackCheckMs);
    if (document.hidden) return; // a hidden page paints no frames: what it shows says nothing of the camera
    if (video.paused) return feed(); // by the browser, for a call or another app: what it shows is old
    const health = checkVideo(video);
    if (!health) return feed();
    onHealth(health.valid ? 'working' : 'black');
    if (!health.valid) feed();
  };
  feed();
  timer = setTimeout(look, limits.camera.firstCheckMs);
  return () => {
    clearTimeout(timer);
    video.srcObject = null;
  };
}
