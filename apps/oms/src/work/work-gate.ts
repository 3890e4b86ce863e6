import { AppError } from "../app-error.ts";

/** What one piece of heavy work needs. */
export interface Need {
  /** Memory that it takes at its height, in bytes. */
  readonly bytes: number;
  /** Aborted when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
  /** It is short, and a person looks at the place where it is missing: it goes before what waits. */
  readonly urgent?: boolean;
}

export interface GateLimits {
  /** Memory of all work under way together, in bytes. */
  readonly bytes: number;
  /** Pieces under way at once. */
  readonly atOnce: number;
  /** Pieces that may wait; one more is refused. */
  readonly waiting: number;
}

interface Waiting {
  readonly bytes: number;
  readonly urgent: boolean;
  readonly begin: () => void;
}

const tooMuch = () =>
  new AppError("server.unavailable", "Many files are being worked on just now: please try again in a moment", {
    retryAfter: 10,
  });

/**
 * Lets heavy work, such as the decoding of pictures, begin only as far as there is memory for it; the rest waits its turn.
 * What is larger than all the memory runs by itself. Rejects with 503 when too much waits already, and with the signal's
 * reason when that is aborted before its turn.
 */
export class WorkGate {
  readonly #limits: GateLimits;
  readonly #queue: Waiting[] = [];
  #bytes = 0;
  #underWay = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** Does the work when there is room, and answers with what it comes to. */
  async run<T>({ bytes, signal, urgent = false }: Need, work: () => Promise<T>): Promise<T> {
    const taken = Math.min(bytes, this.#limits.bytes);
    await this.#enter(taken, urgent, signal);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.#bytes -= taken;
      this.#underWay -= 1;
      this.#admit();
    }
  }

  #enter(bytes: number, urgent: boolean, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#queue.length >= this.#limits.waiting) throw tooMuch();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      const at = this.#queue.indexOf(waiting);
      if (at < 0) return;
      this.#queue.splice(at, 1);
      reject(signal?.reason);
      this.#admit();
    };
    const begin = () => {
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    const waiting: Waiting = { bytes, urgent, begin };
    signal?.addEventListener("abort", leave, { once: true });
    const behind = urgent ? this.#queue.findIndex((other) => !other.urgent) : -1;
    this.#queue.splice(behind < 0 ? this.#queue.length : behind, 0, waiting);
    this.#admit();
    return promise;
  }

  /** In turn, so that small work never keeps large work waiting for ever. */
  #admit(): void {
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      const fits = this.#underWay < this.#limits.atOnce && this.#bytes + next.bytes <= this.#limits.bytes;
      if (!fits) return;
      this.#queue.shift();
      this.#bytes += next.bytes;
      this.#underWay += 1;
      next.begin();
    }
  }
}
