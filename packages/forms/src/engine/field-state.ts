import type { CompiledField } from "../compile/compile.ts";
import type { Cast, Problem, Value } from "./cast.ts";
import { always, type Verdict } from "./evaluate.ts";

/** Who wrote a derived field's value. `auto` follows its sources, `hand` was typed by a person. */
export type Origin = "auto" | "hand";

/** What a field looks like from outside. The same object until something of it changes. */
export interface FieldSnapshot {
  readonly visible: boolean;
  readonly enabled: boolean;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly origin: Origin;
  /** Set once it may be shown: after the field was left, or a submission was tried. */
  readonly error?: string;
}

/** The engine's own record of a field; nobody else sees it. */
export interface FieldState {
  readonly compiled: CompiledField;
  raw: unknown;
  cast: Cast;
  visible: Verdict;
  enabled: Verdict;
  required: Verdict;
  readOnly: Verdict;
  /** What rules read: nothing while the field is hidden or disabled. */
  effective: Value | undefined;
  origin: Origin;
  edited: boolean;
  /** Its error may be shown. */
  shown: boolean;
  serverError: string | undefined;
  /** The judgement since the last change; `undefined` until somebody asks. */
  problem: Problem | null | undefined;
  snapshot: FieldSnapshot | undefined;
}

export const createState = (compiled: CompiledField): FieldState => ({
  compiled,
  raw: undefined,
  cast: {},
  visible: always,
  enabled: always,
  required: always,
  readOnly: always,
  effective: undefined,
  origin: "auto",
  edited: false,
  shown: false,
  serverError: undefined,
  problem: undefined,
  snapshot: undefined,
});

export const isActive = ({ visible, enabled }: FieldState): boolean => visible.holds && enabled.holds;

/** A person cannot mend it, and no derivation fills it: so it owes nothing. */
export const isUntouchable = ({ readOnly, compiled }: FieldState): boolean => readOnly.holds && !compiled.field.derive;

export const takeSnapshot = (state: FieldState, error: string | undefined): FieldSnapshot => {
  const next: FieldSnapshot = {
    visible: state.visible.holds,
    enabled: state.enabled.holds,
    readOnly: state.readOnly.holds,
    required: state.required.holds && isActive(state) && !isUntouchable(state),
    // Without a derivation there is nothing to tell apart, and no reason to wake anybody.
    origin: state.compiled.field.derive ? state.origin : "hand",
    ...(error === undefined ? {} : { error }),
  };
  const last = state.snapshot;
  const same =
    last !== undefined &&
    last.visible === next.visible &&
    last.enabled === next.enabled &&
    last.readOnly === next.readOnly &&
    last.required === next.required &&
    last.origin === next.origin &&
    last.error === next.error;
  return same ? last : next;
};
