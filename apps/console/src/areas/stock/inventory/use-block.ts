import type { ApiError } from "@o2r/api/client";
import { discardEndpoints, inventoryEndpoints, type InventoryRow } from "@o2r/api/contract/stock";
import { useMutation, type MutationOptions } from "@o2r/api/react";
import { useCallback } from "react";

/** Why a change of a batch failed, in words; undefined when it was done. */
export const failureOf = (error: ApiError | undefined): string | undefined =>
  error?.status === 412 ? "Changed by someone else. Try again." : (error?.errors[0]?.message ?? error?.message);

type Options = Pick<MutationOptions<typeof inventoryEndpoints.setBlocked>, "affects" | "quiet">;
const alone: Options = { affects: [inventoryEndpoints.list.path, discardEndpoints.list.path] };

/** Keeps a batch from sale, or opens it again; returns why it failed, in words, or undefined when it was done. */
export const useBlock = (options = alone) => {
  const { run } = useMutation(inventoryEndpoints.setBlocked, options);
  return useCallback(
    async ({ id, version }: InventoryRow, blocked: boolean): Promise<string | undefined> => {
      const { error } = await run({ params: { id }, body: { blocked } }, { version });
      return failureOf(error);
    },
    [run],
  );
};
