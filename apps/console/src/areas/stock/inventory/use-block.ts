import { inventoryEndpoints, type InventoryRow } from "@o2r/api/contract/stock";
import { useMutation, type MutationOptions } from "@o2r/api/react";
import { useCallback } from "react";
import { failureOf } from "../../../kit/list/failure-of.ts";

type Options = Pick<MutationOptions<typeof inventoryEndpoints.setBlocked>, "affects" | "quiet">;

/** Keeps a batch from sale, or opens it again; returns why it failed, in words, or undefined when it was done. */
export const useBlock = (options?: Options) => {
  const { run } = useMutation(inventoryEndpoints.setBlocked, options);
  return useCallback(
    async ({ id, version }: InventoryRow, blocked: boolean): Promise<string | undefined> => {
      const { error } = await run({ params: { id }, body: { blocked } }, { version });
      return failureOf(error);
    },
    [run],
  );
};
