import { Worker } from "node:worker_threads";

export interface WorkerLimits {
  /** Megabytes of its heap. */
  readonly megabytes: number;
  readonly milliseconds: number;
  readonly signal: AbortSignal;
}

/** Why a worker was stopped before it had an answer. */
export class WorkerStopped extends Error {
  readonly why: "memory" | "time";

  constructor(why: WorkerStopped["why"]) {
    super(`The work was stopped: too much ${why}`);
    this.name = "WorkerStopped";
    this.why = why;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/**
 * Runs a module in a thread of its own, which takes no time from calls: hostile input keeps that thread busy, and nobody
 * else. Answers with the first message that it posts. Rejects with `WorkerStopped` when it takes too much memory or time, with
 * the signal's reason when that is aborted, and with what it throws.
 */
export const runInWorker = async (module: URL, input: unknown, limits: WorkerLimits): Promise<unknown> => {
  const { megabytes, milliseconds, signal } = limits;
  signal.throwIfAborted();
  const worker = new Worker(module, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const leave = () => reject(signal.reason);
  const clock = setTimeout(() => reject(new WorkerStopped("time")), milliseconds);
  signal.addEventListener("abort", leave, { once: true });
  worker.once("message", resolve);
  worker.once("error", (error) => reject(isOutOfMemory(error) ? new WorkerStopped("memory") : error));
  worker.once("exit", (code) => reject(new Error(`A worker ended without an answer, with ${code}`)));
  try {
    return await promise;
  } finally {
    clearTimeout(clock);
    signal.removeEventListener("abort", leave);
    await worker.terminate();
  }
};
