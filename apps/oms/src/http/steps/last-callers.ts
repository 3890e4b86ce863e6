import { LRUCache } from "lru-cache";
import type { AccessClaims } from "../access-token.ts";
import type { Actor } from "../actor.ts";

/** Sessions remembered at most; beyond, the one that has not called for longest is forgotten. */
const mostSessions = 10_000;

/** Who the sessions that called this process were when they called last. Never an answer by itself: see `identify`. */
export class LastCallers {
  readonly #actors: LRUCache<string, Actor>;

  constructor(most: number = mostSessions) {
    this.#actors = new LRUCache({ max: most });
  }

  /** Who the session was, if it was this user's. */
  of({ userId, sessionId }: AccessClaims): Actor | undefined {
    const actor = this.#actors.get(sessionId);
    return (actor?.viewer ?? actor)?.id === userId ? actor : undefined;
  }

  /** Remembers who the session was found to be; null when it has ended. */
  keep(sessionId: string, actor: Actor | null): void {
    if (actor === null) this.#actors.delete(sessionId);
    else this.#actors.set(sessionId, actor);
  }

  /** Forgets everybody. */
  forget(): void {
    this.#actors.clear();
  }
}
