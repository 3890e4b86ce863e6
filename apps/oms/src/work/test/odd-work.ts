// What goes wrong in a process or a thread of its own, for the tests of those.
import { parentPort, workerData } from "node:worker_threads";

const work = (order: { readonly do: string }): unknown => {
  switch (order.do) {
    case "exit":
      return process.exit(7);
    case "throw":
      throw new Error("broken");
    case "turn for ever":
      for (;;) Math.random();
    case "take all memory": {
      const taken: string[][] = [];
      for (;;) taken.push(Array.from({ length: 10_000 }, (_, at) => `${at} ${Math.random()}`));
    }
    default:
      return { pid: process.pid, secrets: Object.keys(process.env).filter((name) => name.startsWith("O2R_")) };
  }
};

if (parentPort === null) {
  process.on("message", (order: { readonly do: string }) => void process.send?.(work(order) as object));
  process.on("disconnect", () => process.exit());
} else parentPort.postMessage(work(workerData));
