// Loaded into the service by `--import`: answers how long its event loop was held at most since it was asked last.
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let before = process.threadCpuUsage();
process.on("message", (message) => {
  if (message !== "held") return;
  const { user, system } = process.threadCpuUsage(before);
  // While others use the processor, the loop waits too: it is held by no more than what its own thread has worked.
  const held = Math.min(delay.max / 1e6, (user + system) / 1000);
  delay.reset();
  before = process.threadCpuUsage();
  process.send?.({ type: "held", held });
});
