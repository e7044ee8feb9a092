// Preloaded into a tested server (`--expose-gc --import`): collects garbage and reports the rest.
process.on('message', (message) => {
  if (message !== 'measure the heap') return;
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ heapUsed, external, rss });
});
