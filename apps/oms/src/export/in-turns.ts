import { setImmediate } from "node:timers/promises";

/** Hands on many rows in pieces, with a turn of the event loop for everybody else between one and the next. */
export async function* inTurns<T>(rows: readonly T[], piece: number): AsyncGenerator<T[]> {
  for (let from = 0; from < rows.length; from += piece) {
    // A piece that is awaited alone gives nobody a turn: all of them would be worked on in one go.
    if (from > 0) await setImmediate();
    yield rows.slice(from, from + piece);
  }
}
