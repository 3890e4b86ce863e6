import type { CallInput } from "@o2r/api/client";
import type { AnyEndpoint } from "@o2r/api/contract/core";
import { useMutation, type MutationOptions } from "@o2r/api/react";
import { useMemo } from "react";
import { failureOf } from "../list/failure-of.ts";
import { useTakeBack, type LeftRow } from "../undo/undo.ts";

/** A row that can be switched off and on again. */
export interface SwitchedRow {
  readonly id: string;
  readonly version: number;
  readonly active: boolean;
}

/** How switching a row went: why it failed, in words, or the version that it has now. */
export type Switched = { readonly failure: string } | { readonly failure: undefined; readonly version: number };

/** Activates or deactivates rows, and takes that back. */
export interface Activity {
  readonly switchRow: (row: LeftRow, active: boolean) => Promise<Switched>;
  /** Switches a row back to what it was; returns why it could not. */
  readonly switchBack: (row: LeftRow, active: boolean) => Promise<string | undefined>;
}

/** Switches rows by a thing's `setActive`. */
export const useActivity = (
  setActive: AnyEndpoint,
  options?: Pick<MutationOptions<AnyEndpoint>, "affects" | "quiet">,
): Activity => {
  const { run } = useMutation(setActive, options);
  const takeBack = useTakeBack(options?.affects);
  return useMemo(
    () => ({
      switchRow: async ({ id, version }, active) => {
        // Every thing's `setActive` takes this, and answers with the row; its exact type is erased where screens are generic.
        const input = { params: { id }, body: { active } } as unknown as CallInput<AnyEndpoint>;
        const { payload, error } = await run(input, { version });
        if (error !== undefined) return { failure: failureOf(error) ?? error.message };
        return { failure: undefined, version: (payload as LeftRow).version };
      },
      switchBack: (row, active) => takeBack(setActive, row, { active }),
    }),
    [run, takeBack, setActive],
  );
};
