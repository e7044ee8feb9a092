// Preloaded into a server under test (`--expose-gc --import`): collects what is garbage and tells what is left.
process.on('message', (message) => {
  if (message !== 'measure the heap') return;
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ heapUsed, external, rss });
});
