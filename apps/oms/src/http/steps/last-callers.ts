import type { AccessClaims } from "../access-token.ts";
import type { Actor } from "../context.ts";

/** Sessions remembered at most; beyond, the one that has not called for longest is forgotten. */
const most = 10_000;

/** Who the sessions that called this process were when they called last. Never an answer by itself: see `identify`. */
export class LastCallers {
  readonly #actors = new Map<string, Actor>();

  /** Who the session was, if it was this user's. */
  of({ userId, sessionId }: AccessClaims): Actor | undefined {
    const actor = this.#actors.get(sessionId);
    return actor?.id === userId ? actor : undefined;
  }

  /** Remembers who the session was found to be; null when it has ended. */
  keep(sessionId: string, actor: Actor | null): void {
    this.#actors.delete(sessionId);
    if (actor === null) return;
    const [oldest] = this.#actors.keys();
    if (this.#actors.size >= most && oldest !== undefined) this.#actors.delete(oldest);
    this.#actors.set(sessionId, actor);
  }
}
