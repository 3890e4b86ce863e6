// How long each kind of call took, in buckets: an hour of them takes no memory to speak of.

/** A bucket ends a tenth above where it begins. */
const growth = 1.1;

/** The answers to one kind of call. */
export class Times {
  count = 0;
  /** @type {number[]} */
  #buckets = [];

  /** @param {number} ms */
  add(ms) {
    this.count += 1;
    const at = Math.max(0, Math.ceil(Math.log(Math.max(ms, 0.1) / 0.1) / Math.log(growth)));
    this.#buckets[at] = (this.#buckets[at] ?? 0) + 1;
  }

  /** What so large a share of them took at most, in milliseconds; up to a tenth too much. @param {number} share */
  within(share) {
    let left = Math.ceil(this.count * share);
    for (const [at, count] of this.#buckets.entries()) {
      left -= count ?? 0;
      if (left <= 0) return 0.1 * growth ** at;
    }
    return 0;
  }
}

/**
 * What was answered, and what was not.
 * @typedef {object} Book
 * @property {Map<string, Times>} times by kind of call
 * @property {Map<string, number>} failures what was refused or not answered, and how often
 * @property {number} heard events that the streams told of
 * @property {number} resets times that a stream had to be read anew
 */

/** @returns {Book} */
export const newBook = () => ({ times: new Map(), failures: new Map(), heard: 0, resets: 0 });

/** @param {Book} book @param {string} kind @param {number} ms */
export function note(book, kind, ms) {
  const times = book.times.get(kind) ?? new Times();
  book.times.set(kind, times);
  times.add(ms);
}
