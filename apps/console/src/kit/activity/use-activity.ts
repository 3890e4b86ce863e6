import type { CallInput } from "@o2r/api/client";
import type { AnyEndpoint } from "@o2r/api/contract/core";
import { useMutation, type MutationOptions } from "@o2r/api/react";
import { useCallback } from "react";

/** A row that can be switched off and on again. */
export interface SwitchedRow {
  readonly id: string;
  readonly version: number;
  readonly active: boolean;
}

/** Activates or deactivates one row; returns why it failed, in words, or undefined when it was done. */
export type SwitchRow = (row: SwitchedRow, active: boolean) => Promise<string | undefined>;

/** Switches rows by a thing's `setActive`. */
export const useActivity = (
  setActive: AnyEndpoint,
  options?: Pick<MutationOptions<AnyEndpoint>, "affects" | "quiet">,
): SwitchRow => {
  const { run } = useMutation(setActive, options);
  return useCallback(
    async ({ id, version }, active) => {
      // Every thing's `setActive` takes this; its exact type is erased where screens are generic.
      const input = { params: { id }, body: { active } } as unknown as CallInput<AnyEndpoint>;
      const { error } = await run(input, { version });
      if (error === undefined) return undefined;
      return error.status === 412 ? "Changed by someone else. Try again." : error.message;
    },
    [run],
  );
};
