import type { ReactNode } from "react";

/** One step of a stepper. */
export interface Step {
  readonly id: string;
  readonly label: string;
  /** How it stands with a step that is not the current one. @default "upcoming" */
  readonly state?: "done" | "error" | "upcoming" | undefined;
  /** A second, fainter line. */
  readonly detail?: ReactNode;
  /** It cannot be gone to yet. */
  readonly disabled?: boolean | undefined;
}

export interface StepperLabels {
  done: string;
  error: string;
  /** Stands in for the list of steps on phones. */
  place: (place: number, count: number) => string;
}

export interface StepperProps {
  /** Name of the steps for screen readers. */
  label: string;
  /** The steps, in their order. */
  steps: readonly Step[];
  /** Id of the current step. */
  value: string;
  /** Without it the steps are shown and cannot be gone to. */
  onValueChange?: ((id: string) => void) | undefined;
  /** `vertical` for many steps, or beside what they are of. @default "horizontal" */
  orientation?: "horizontal" | "vertical" | undefined;
  labels?: Partial<StepperLabels> | undefined;
}
