/*
 * Runs in both pages before anything else and notes when what happened, in wall-clock milliseconds (both browsers are on one machine):
 * smiled (the camera's first frame with a blue wall), sent and told (`player_eliminated` on the socket), shown (a tile is out in the DOM),
 * painted (the frame after that); and with each view whether a play runs (playing) or not (waiting). Beside it the detector's readings in each second of a play.
 */
(() => {
  const marks = [];
  const readings = [];
  Object.assign(window, { __marks: marks, __readings: readings });
  const mark = (what, at = Date.now()) => marks.push({ what, at });

  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return;
        if (data.startsWith('42["player_eliminated"')) mark('told');
        if (data.startsWith('42["game_state_update"')) mark(JSON.parse(data.slice(2))[1].phase === 'playing' ? 'playing' : 'waiting');
      });
    }
    send(data) {
      if (typeof data === 'string' && data.includes('["player_eliminated"')) mark('sent');
      if (typeof data === 'string' && data.startsWith('42["player_summary"')) readings.push(JSON.parse(data.slice(2))[1].readings);
      super.send(data);
    }
  };

  let out = false;
  new MutationObserver(() => {
    const now = document.querySelector('article[data-state="out"]') !== null;
    if (now && !out) {
      mark('shown');
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => mark('painted');
        port2.postMessage(0);
      });
    }
    out = now;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] });

  const watch = (stream) => {
    const video = document.createElement('video');
    Object.assign(video, { muted: true, srcObject: stream });
    // In view, or the browser would deliver fewer frames.
    Object.assign(video.style, { position: 'fixed', bottom: 0, right: 0, width: '4px', height: '3px', zIndex: 9999 });
    document.body.append(video);
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    let blue = false;
    const look = (now, { captureTime }) => {
      context.drawImage(video, 4, 4, 8, 8, 0, 0, 1, 1);
      const [red, , blueness] = context.getImageData(0, 0, 1, 1).data;
      const isBlue = blueness > red + 10;
      if (isBlue && !blue) mark('smiled', Date.now() - (performance.now() - (captureTime ?? now)));
      blue = isBlue;
      video.requestVideoFrameCallback(look);
    };
    video.requestVideoFrameCallback(look);
    void video.play();
  };
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints);
    if (stream.getVideoTracks().length > 0) watch(stream);
    return stream;
  };
})();
