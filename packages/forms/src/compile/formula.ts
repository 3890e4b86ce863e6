import type { Derivation } from "../definition/field.ts";
import { formulaName, type Formula } from "../definition/formula.ts";
import { readsOfFormula } from "./reads.ts";

/**
 * A value that is computed by a formula: `derive: formula({ multiply: ["qty", "rate"] })`. Data like the rest of the
 * definition: nothing is supplied, and nothing is evaluated as code.
 */
export const formula = <const F extends Formula>(
  given: F,
  options: Pick<Derivation, "overwrite"> = {},
): Derivation<NamesIn<F>> => ({
  by: formulaName,
  // What a formula reads are the names in its type, and it is one over these.
  from: readsOfFormula(given) as readonly NamesIn<F>[],
  formula: given as Formula<NamesIn<F>>,
  ...options,
});

/** The fields that a formula, a part of one, or an operand names. */
type NamesIn<F> = F extends string
  ? F
  : F extends { readonly sum: infer P extends string } | { readonly count: infer P extends string }
    ? P
    : F extends { readonly by: string; readonly from: readonly (infer P extends string)[] }
      ? P
      : F extends { readonly if: infer C; readonly give: infer T }
        ? NamesAsked<C> | NamesIn<T> | (F extends { readonly else: infer E } ? NamesIn<E> : never)
        : F extends { readonly round: infer Part }
          ? NamesIn<Part>
          : F extends Readonly<Partial<Record<Several, readonly (infer Part)[]>>>
            ? NamesIn<Part>
            : never;

type Several = "add" | "subtract" | "multiply" | "divide" | "least" | "most" | "join" | "first";

/** The fields that a condition names. */
type NamesAsked<C> = C extends { readonly field: infer P extends string }
  ? P
  : C extends { readonly anyFilled: readonly (infer P extends string)[] }
    ? P
    : C extends { readonly compare: readonly [infer Left, unknown, infer Right] }
      ? NamesIn<Left> | NamesIn<Right>
      : C extends { readonly not: infer Part }
        ? NamesAsked<Part>
        : C extends { readonly all: readonly (infer Part)[] } | { readonly any: readonly (infer Part)[] }
          ? NamesAsked<Part>
          : never;
