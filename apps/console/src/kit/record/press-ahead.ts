type Keys = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** A press is kept for so long: what stands only later was not what it was meant for. Milliseconds. */
const patience = 10_000;

/**
 * Remembers one press of a key that came before its record could take it: while a step of it ran, or while the one that was
 * asked for next was still on its way, when nothing of its page stands yet.
 */
export class PressAhead {
  #left: string | undefined;
  #at: string | undefined;
  #pressed: number | undefined;
  readonly #keys: Keys;
  readonly #isPress: (event: Event) => boolean;

  /** Keys are heard at `keys`. */
  constructor(keys: Keys, isPress: (event: Event) => boolean) {
    this.#keys = keys;
    this.#isPress = isPress;
  }

  readonly #hear = (event: Event): void => {
    if (!event.defaultPrevented && this.#isPress(event)) this.#pressed ??= event.timeStamp;
  };

  /** A press for a record that cannot take it yet. */
  press(at: string, { timeStamp }: Pick<Event, "timeStamp">): void {
    if (this.#at !== at) this.forget();
    this.#at = at;
    this.#pressed ??= timeStamp;
  }

  /** One record leads to another: what was pressed, and is pressed until that stands, is for that. */
  follow(from: string, to: string): void {
    if (this.#at !== from) this.#pressed = undefined;
    this.#left = from;
    this.#at = to;
    this.#keys.addEventListener("keydown", this.#hear);
  }

  /** Whether a press waits for this record, which can take it now; it does so once. */
  take(at: string, now: number): boolean {
    // The one that was left stands until the other does.
    if (this.#at === undefined || at === this.#left) return false;
    const waits = at === this.#at && this.#pressed !== undefined && now - this.#pressed < patience;
    this.forget();
    return waits;
  }

  /** Nothing is to be done any more. */
  forget(): void {
    this.#keys.removeEventListener("keydown", this.#hear);
    this.#left = undefined;
    this.#at = undefined;
    this.#pressed = undefined;
  }
}
