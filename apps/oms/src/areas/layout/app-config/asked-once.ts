import type { Db } from "../../../db/schema.ts";

/**
 * A question to the database that many calls have at once. Each gets an answer that began after it asked: one that is under
 * way may have missed what the call is to know.
 */
export class AskedOnce {
  readonly #question: (db: Db) => Promise<string>;
  #asking: Promise<string> | undefined;
  #waiting: Promise<string> | undefined;

  constructor(question: (db: Db) => Promise<string>) {
    this.#question = question;
  }

  async ask(db: Db): Promise<string> {
    if (this.#asking === undefined) {
      this.#asking = this.#question(db).finally(() => (this.#asking = undefined));
      return this.#asking;
    }
    const before = this.#asking;
    this.#waiting ??= before
      .catch(() => undefined)
      .then(() => {
        this.#waiting = undefined;
        return this.ask(db);
      });
    return this.#waiting;
  }
}
