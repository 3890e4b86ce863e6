import type { ApiError } from "@o2r/api/client";
import { discardEndpoints, inventoryEndpoints, type InventoryRow } from "@o2r/api/contract/stock";
import { useMutation } from "@o2r/api/react";
import { useCallback } from "react";

/** Why a change of a batch failed, in words; undefined when it was done. */
export const failureOf = (error: ApiError | undefined): string | undefined =>
  error?.status === 412 ? "Changed by someone else. Try again." : (error?.errors[0]?.message ?? error?.message);

/** Keeps a batch from sale, or opens it again; returns why it failed, in words, or undefined when it was done. */
export const useBlock = (affects: readonly string[] = [inventoryEndpoints.list.path, discardEndpoints.list.path]) => {
  const { run } = useMutation(inventoryEndpoints.setBlocked, { affects });
  return useCallback(
    async ({ id, version }: InventoryRow, blocked: boolean): Promise<string | undefined> => {
      const { error } = await run({ params: { id }, body: { blocked } }, { version, quiet: true });
      return failureOf(error);
    },
    [run],
  );
};
