import type { EventHint } from "../contract/areas/engagement/events.ts";

/** What is heard of the event stream, in the tab that holds it and in those that listen to it. */
export type Signal =
  /** A connection stands: it has said something. `resumed`: it began where the last one ended. */
  | { readonly kind: "open"; readonly resumed: boolean }
  /** The stream is alive. */
  | { readonly kind: "beat" }
  | { readonly kind: "hint"; readonly hint: EventHint }
  /** Nobody knows what was missed. */
  | { readonly kind: "reset" }
  /** There is no connection, after so many tries in a row. */
  | { readonly kind: "down"; readonly failures: number };

export type Hear = (signal: Signal) => void;

/** Holds a stream open from where `position` says, until the returned function is called. */
export type Hold = (position: Position, hear: Hear) => () => void;

/** Where a stream goes on: the id of the last message. */
export interface Position {
  id: string | undefined;
}
