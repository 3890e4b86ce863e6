import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

export interface ProcessLimits {
  readonly milliseconds: number;
  readonly signal: AbortSignal;
  /** Hears of how far the work is: what the process sends as `told`, before it answers. */
  readonly told?: (message: unknown) => void;
}

/** How long a process without work is kept for the next, in milliseconds. */
const keptFor = 20_000;

/** The process ended before it answered: what it was given took longer than it may, or was too much for it. */
export class ProcessEnded extends Error {
  readonly why: "time" | "crash";

  constructor(why: ProcessEnded["why"]) {
    super(why === "time" ? "The work took too long" : "The process ended without an answer");
    this.name = "ProcessEnded";
    this.why = why;
  }
}

/** Of the service's own settings, which hold its secrets, a process gets nothing. */
const passedOn = ["PATH", "LD_LIBRARY_PATH", "TMPDIR", "TEMP", "SystemRoot"] as const;

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  // Memory that a thread has let go of goes back to the system, and is not kept for that thread.
  MALLOC_ARENA_MAX: "1",
  UV_THREADPOOL_SIZE: "2",
});

const begin = (module: URL): ChildProcess => {
  const child = fork(fileURLToPath(module), {
    execArgv: [],
    env: environment(),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // What ends without an answer is told to whoever waits for it.
  child.on("error", () => {});
  try {
    // Calls go first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A system that gives no priorities, or a process that has ended already.
  }
  return child;
};

/** Neither keeps this process alive while it has no work. */
const rest = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
};

/**
 * Runs work in processes of their own: native code that hostile input breaks, or that keeps memory, is no part of the service. A
 * module answers each message that it is sent with one message, and ends when it is disconnected. How many run at once is up
 * to whoever calls.
 */
export class ProcessPool {
  readonly #module: URL;
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();

  constructor(module: URL) {
    this.#module = module;
  }

  /** Rejects with `ProcessEnded` when there is no answer in time or at all, and with the signal's reason when that is aborted. */
  async run(input: object, { milliseconds, signal, told }: ProcessLimits): Promise<unknown> {
    signal.throwIfAborted();
    const child = this.#take();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const leave = () => reject(signal.reason);
    const end = () => reject(new ProcessEnded("crash"));
    const clock = setTimeout(() => reject(new ProcessEnded("time")), milliseconds);
    signal.addEventListener("abort", leave, { once: true });
    const hear = (message: object) => ("told" in message ? told?.(message.told) : resolve(message));
    child.on("message", hear);
    child.once("exit", end);
    child.once("error", end);
    try {
      child.send(input, (error) => error && end());
      const answer = await promise;
      this.#keep(child);
      return answer;
    } catch (error) {
      child.kill("SIGKILL");
      throw error;
    } finally {
      clearTimeout(clock);
      signal.removeEventListener("abort", leave);
      child.removeListener("message", hear);
      child.removeListener("exit", end);
      child.removeListener("error", end);
    }
  }

  #take(): ChildProcess {
    for (const [child, clock] of this.#idle) {
      clearTimeout(clock);
      this.#idle.delete(child);
      if (!child.connected) continue;
      child.ref();
      child.channel?.ref();
      return child;
    }
    return begin(this.#module);
  }

  #keep(child: ChildProcess): void {
    const clock = setTimeout(() => {
      this.#idle.delete(child);
      child.kill("SIGKILL");
    }, keptFor);
    clock.unref();
    this.#idle.set(child, clock);
    rest(child);
  }
}
