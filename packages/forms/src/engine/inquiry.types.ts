import type { Problem, Value } from "./cast.ts";
import type { FieldState } from "./field-state.ts";
import type { World } from "./world.ts";

/** How a question ended: with an answer, or with what was thrown. */
export type Outcome = { readonly answer: unknown } | { readonly error: unknown };

/** A question that is under way. */
export interface Asked {
  /** Asks at once what was to be asked after a pause; resolves when the answer was told. */
  readonly hurry: () => Promise<void>;
  /** The answer is not wanted any more, and will not be told. */
  readonly cancel: () => void;
}

/** A derivation or check whose answer comes later; made by `lookup` and `inquiry` of `@o2r/forms/async`. */
export interface Inquiry {
  /** Asks for these inputs. `tell` is called once, later, unless the question was cancelled. */
  readonly ask: (inputs: readonly (Value | undefined)[], tell: (outcome: Outcome) => void) => Asked;
  /** What the engine needs to put questions; it comes with the first of them. */
  readonly driver: Driver;
}

/** The last question of one derivation or check of a field. */
export interface Slot {
  /** The inputs asked about. */
  key: string | undefined;
  status: "pending" | "failed" | undefined;
  problem: Problem | undefined;
  error: unknown;
  asked: Asked | undefined;
}

/** What the engine does about answers. */
export interface Host {
  /** What is wrong with a field as far as can be told at once. */
  readonly judge: (state: FieldState) => Problem | null;
  /** The field looks different; `wrote` when its value does. */
  readonly answered: (state: FieldState, wrote: boolean) => void;
}

/** Puts the questions of the fields. */
export interface Driver {
  /** Raises those whose inputs changed, and gives up those no longer asked. `loading`: what is there is trusted. */
  readonly raise: (world: World, host: Host, state: FieldState, loading: boolean) => void;
  readonly forget: (world: World, state: FieldState) => void;
  /** Raises failed ones once more, and awaits all; the reasons of those that failed. */
  readonly settle: (world: World, host: Host, states: () => readonly FieldState[]) => Promise<readonly unknown[]>;
}
