import type { Client } from "@o2r/api/client";
import { productEndpoints } from "@o2r/api/contract/catalogue";
import { isId } from "@o2r/api/contract/core";
import { expiry, inventoryForm, usualUnits } from "@o2r/api/contract/stock";
import type { Registry } from "@o2r/forms";
import { lookup } from "@o2r/forms/async";
import { ready } from "@o2r/forms/ready";
import { formRegistry } from "../../../kit/form/form-registry.ts";

/** What the form of an entry names: products, warehouses, what a chosen product is, and when a batch of it expires. */
export const stockRegistry = (client: Client): Registry => ({
  ...formRegistry(client, inventoryForm),
  checks: { ...ready.checks, usualUnits },
  derivations: {
    ...ready.derivations,
    expiry,
    stockedProduct: lookup(
      async ([productId], signal) => {
        const id = String(productId);
        if (!isId(id)) return undefined;
        const { payload, error } = await client.call(productEndpoints.get, { params: { id } }, { signal, quiet: true });
        if (error !== undefined) throw new Error(error.message);
        return {
          sku: payload.sku,
          shelfLife: payload.formProductShelfLife,
          category: payload.category ?? undefined,
          subCategory: payload.subCategory ?? undefined,
        };
      },
      // A product is chosen, not typed.
      { wait: 0 },
    ),
  },
});
