import { sql } from "kysely";
import { Undeliverable } from "./hand-over.ts";

/** How rows that wait to be handed to somebody outside are tried. */
export interface Trying {
  /** How often one is tried, until it has failed. */
  readonly mostAttempts: number;
  /** Seconds until one that was begun is taken again: whoever began it was killed. Longer than a try may take. */
  readonly surelyEnded: number;
  /** Seconds until one is tried again, doubled each time. */
  readonly pause: number;
}

/** How a try has ended: without a fault it was taken; with one it is over, or due again. */
export interface Tried {
  readonly fault: string | null;
  readonly over: boolean;
}

const inSeconds = (seconds: number) => sql<string>`now() + ${seconds} * interval '1 second'`;

/** What is written of rows as they are taken: each is begun before it is handed over, so that a kill between leaves it begun. */
export const begun = ({ surelyEnded }: Trying) =>
  ({ state: "SENDING", attempts: sql<number>`attempts + 1`, due_at: inSeconds(surelyEnded) }) as const;

/** Tries to hand one over that was begun so many times. */
export const tryOnce = async (
  { attempts }: { readonly attempts: number },
  { mostAttempts }: Trying,
  hand: () => Promise<void>,
): Promise<Tried> => {
  try {
    await hand();
    return { fault: null, over: true };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { fault, over: error instanceof Undeliverable || attempts >= mostAttempts };
  }
};

/** What is written of one that was not taken: it has failed, or is due again after a longer pause each time. */
export const notTaken = ({ over }: Tried, { attempts }: { readonly attempts: number }, { pause }: Trying) =>
  over
    ? ({ state: "FAILED" } as const)
    : ({ state: "QUEUED", due_at: inSeconds(pause * 2 ** (attempts - 1)) } as const);
