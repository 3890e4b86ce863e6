import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { DemoWarehouse } from "./make-warehouses.ts";

/** Each hub delivers to its city, and another hub of the state stands in for it; what is not in these cities nobody serves. */
export const makeServedPincodes = (
  warehouses: readonly DemoWarehouse[],
): readonly Insertable<Database["pincode_hub"]>[] => {
  const hubs = warehouses.filter(({ row }) => row.type === "HUB");
  return hubs.flatMap((hub) => {
    const other = hubs.find(({ row, place }) => place.code === hub.place.code && row.id !== hub.row.id);
    const serving = other === undefined ? [hub] : [hub, other];
    return hub.place.pincodes.flatMap((pincode) =>
      serving.map(({ row }, index) => ({ pincode, hub_id: row.id, rank: index + 1 })),
    );
  });
};
