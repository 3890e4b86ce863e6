import type { Scalar } from "../definition/condition.ts";
import type { Registry } from "../engine/world.types.ts";

/** What kind of mistake a definition has. */
export type FindingCode =
  | "malformed"
  | "unknown-reference"
  | "cycle"
  | "dead-field"
  | "dead-condition"
  | "impossible-option"
  | "impossible-value"
  | "never-editable"
  | "hidden-required"
  | "contradiction"
  | "missing-check"
  | "missing-derivation"
  | "missing-source"
  | "unreachable-step"
  | "slow-pattern";

/** Something that is certainly wrong with a definition: where, why, and what to do about it. */
export interface Finding {
  readonly code: FindingCode;
  /** The place in the definition, such as `fields.city.visible`. */
  readonly path: string;
  readonly because: string;
  readonly fix: string;
}

/** What is known of the surroundings in which a definition will be used. */
export interface LintOptions {
  /** With it, every check, derivation and source that the form names must be there. */
  readonly registry?: Registry;
  /** All values that each fact can have, such as `{ mode: ["create", "edit"] }`. Without it a fact can be anything. */
  readonly facts?: Readonly<Record<string, readonly Scalar[]>>;
  /** How many values may be tried in all; a question that would need more stays open. 100,000 by default. */
  readonly budget?: number;
}
