// Loaded into the service by `--import`: answers what its memory holds, after everything that can be freed was freed.
process.on("message", (message) => {
  if (message !== "measure") return;
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  process.send?.({ type: "memory", rss, heapTotal, heapUsed, external });
});
