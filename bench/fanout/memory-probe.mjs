/** Preloaded into both servers with --expose-gc: answers every message of the bench with the memory in use after a collection. */
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ used: heapUsed + external, rss });
});
process.channel?.unref();
// However the bench ended, its servers end with it.
process.on('disconnect', () => process.exit());
