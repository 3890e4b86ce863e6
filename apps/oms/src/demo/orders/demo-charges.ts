import { chargesFor, type PricedCharge } from "@o2r/api/contract/orders";
import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";

type Asked = Parameters<typeof chargesFor>[1] & { readonly day: string };

/** What an order of the demo was charged on its day. */
export const chargesOf = (
  rows: readonly Insertable<Database["charge"]>[],
  { day, ...order }: Asked,
): readonly PricedCharge[] =>
  chargesFor(
    rows
      .filter(({ valid_from, valid_till }) => valid_from <= day && (valid_till == null || day <= valid_till))
      .map((row) => ({
        name: row.name,
        basis: row.basis,
        from: row.from_amount ?? 0,
        to: row.to_amount ?? null,
        amount: row.amount,
        hubId: row.hub_id ?? null,
        retailerType: row.retailer_type ?? null,
        platform: row.platform ?? null,
      })),
    order,
  );
