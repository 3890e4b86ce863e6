import { lookupNamed, lookupSize } from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import type { LoadOptions } from "@o2r/ui/overlays";
import { useMemo } from "react";

/** Finds the retailers within reach by shop, owner, mobile or GSTIN, for a field that one is chosen by. */
export const useFindRetailer = (): LoadOptions => {
  const client = useClient();
  return useMemo(
    () => async (query, signal) => {
      const input = { query: { query, size: lookupSize } };
      const { payload, error } = await client.call(lookupNamed("retailer"), input, { signal, quiet: true });
      if (error !== undefined) throw new Error(error.message);
      return payload.content.map(({ id, name, mobile, city }) => ({
        value: id,
        label: String(name),
        detail: [mobile, city].filter(Boolean).join(" · "),
      }));
    },
    [client],
  );
};
