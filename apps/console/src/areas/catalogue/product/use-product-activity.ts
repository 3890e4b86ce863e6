import { productEndpoints, type ProductRow } from "@o2r/api/contract/catalogue";
import { useMutation } from "@o2r/api/react";
import { useCallback } from "react";

type Switched = Pick<ProductRow, "id" | "version">;

/** Activates or deactivates one product; returns why it failed, in words, or undefined when it was done. */
export type SwitchProduct = (product: Switched, active: boolean) => Promise<string | undefined>;

/** Switches products on and off. With `affects` the data on screen is read anew after each. */
export const useProductActivity = (affects: readonly string[] = []): SwitchProduct => {
  const { run } = useMutation(productEndpoints.setActive, { affects });
  return useCallback(
    async ({ id, version }, active) => {
      const { error } = await run({ params: { id }, body: { active } }, { version, quiet: true });
      if (error === undefined) return undefined;
      return error.status === 412 ? "Changed by someone else. Try again." : error.message;
    },
    [run],
  );
};
