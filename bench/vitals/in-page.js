// Runs in the page before anything of ours: keeps what the browser says of its own speed.
(() => {
  const seen = { lcp: 0, what: '', cls: 0, long: [] };
  window.__vitals = seen;
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.what = entry.element ? `${entry.element.tagName.toLowerCase()} ${(entry.element.textContent ?? '').trim().slice(0, 24)}` : '';
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => seen.long.push(Math.round(entry.duration)));
})();
