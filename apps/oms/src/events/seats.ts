/** Gives a seat back; a second time it does nothing. */
export type GiveBack = () => void;

/**
 * So many seats for each person. Taking one and giving it back are done at once: of many who ask at the same time, no two
 * are counted as one.
 */
export class Seats {
  readonly #taken = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a seat of a person; undefined when all of theirs are taken. */
  take(person: string): GiveBack | undefined {
    const taken = this.#taken.get(person) ?? 0;
    if (taken >= this.#most) return undefined;
    this.#taken.set(person, taken + 1);
    let isMine = true;
    return () => {
      if (!isMine) return;
      isMine = false;
      const left = (this.#taken.get(person) ?? 1) - 1;
      if (left === 0) this.#taken.delete(person);
      else this.#taken.set(person, left);
    };
  }
}
