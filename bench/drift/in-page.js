/* Runs in both pages: notes four times a second where the running clip stands and what time it is (one machine, one wall clock). */
(() => {
  const samples = [];
  window.__samples = samples;
  setInterval(() => {
    for (const video of document.querySelectorAll('video')) {
      if (!video.currentSrc || video.paused || video.ended || video.seeking || video.readyState < 2) continue;
      samples.push({ wall: Date.now(), clip: video.currentSrc, at: video.currentTime * 1000 });
    }
  }, 250);
})();
