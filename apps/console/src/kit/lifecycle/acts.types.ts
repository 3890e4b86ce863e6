import type { Lifecycle, PersonalSteps, StepGiven } from "@o2r/api/contract/core";
import type { Facts, RawValues, Registry } from "@o2r/forms";
import type { IconDrawing } from "@o2r/ui";
import type { ReactNode } from "react";

/** A row with a life. */
export interface LivingRow {
  readonly id: string;
  readonly version: number;
  readonly state: string;
}

/** A lifecycle as far as screens need to know it: whatever its steps are. */
export type ShownLifecycle = Pick<Lifecycle, "name" | "path" | "states"> & {
  readonly steps: Readonly<Record<string, StepGiven<string>>>;
  readonly endpoints: object;
};

/** The steps of a lifecycle that people take. */
export type StepOf<L extends ShownLifecycle> = PersonalSteps<L["steps"]>;

/** What a screen adds to what the table of steps says. */
export interface ActsGiven<L extends ShownLifecycle, Row extends LivingRow> {
  /** A row in words: `4 of Toor Dal`. */
  readonly name: (row: Row) => string;
  readonly icons: Readonly<Record<StepOf<L>, IconDrawing>>;
  /** The steps that are offered here, in order; all of them unless told. */
  readonly steps?: readonly StepOf<L>[];
  /** Several rows in words; their number and what they are called unless told. */
  readonly count?: (rows: readonly Row[]) => string;
  /** What the question says beside what the step means, in sentences. */
  readonly more?: Readonly<Partial<Record<StepOf<L>, (rows: readonly Row[]) => ReactNode>>>;
  /** What the form of a step begins with, and where the choices of its fields come from. */
  readonly forms?: Readonly<
    Partial<
      Record<
        StepOf<L>,
        (rows: readonly Row[]) => {
          readonly registry?: Registry;
          readonly initial?: RawValues;
          readonly facts?: Facts;
        }
      >
    >
  >;
  /**
   * What is said once a step was taken, where the name and what was done do not say enough: by the row that it was answered
   * with, and the one that took it.
   */
  readonly said?: Readonly<
    Partial<Record<StepOf<L>, (after: Row, row: Row) => { readonly title: string; readonly description?: string }>>
  >;
  /** The page that one goes on to once a step was taken. */
  readonly leadsTo?: Readonly<Partial<Record<StepOf<L>, (after: Row) => string>>>;
}
