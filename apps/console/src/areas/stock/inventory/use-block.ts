import { inventoryEndpoints, type InventoryRow } from "@o2r/api/contract/stock";
import { useMutation } from "@o2r/api/react";
import { useCallback } from "react";
import { sayDone, useTakeBack } from "../../../kit/undo/undo.ts";

const words = (blocked: boolean): string => (blocked ? "blocked" : "open for sale");

/** Keeps a batch from sale, or opens it again, says so, and offers to take it back; a refusal speaks for itself. */
export const useBlock = () => {
  const { run } = useMutation(inventoryEndpoints.setBlocked);
  const takeBack = useTakeBack();
  return useCallback(
    async ({ id, version, name }: InventoryRow, blocked: boolean): Promise<void> => {
      const { payload: after, error } = await run({ params: { id }, body: { blocked } }, { version });
      if (error !== undefined) return;
      sayDone({ title: `${name} is ${words(blocked)}`, undone: `${name} is ${words(!blocked)} again` }, async () =>
        takeBack(inventoryEndpoints.setBlocked, after, { blocked: !blocked }),
      );
    },
    [run, takeBack],
  );
};
