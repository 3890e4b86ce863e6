import type { FieldError } from "@o2r/api/contract";
import type { Warehouse, WarehouseValues } from "@o2r/api/contract/logistics";
import { sql } from "kysely";
import type { Checking } from "../../../kit/thing-handlers.ts";
import { readStanding } from "./standing.ts";

/** What goes by the type of a warehouse is seen through before that changes: shops, beats and pincodes are a hub's alone. */
export const checkType = async ({
  db,
  values,
  before,
}: Checking<Warehouse, WarehouseValues>): Promise<readonly (FieldError | null)[]> => {
  if (before === null || before.type === values.type) return [];
  const { id, pincodes } = before;
  const wrong = (message: string) => [{ field: "type", message }];
  if (pincodes > 0) return wrong("It serves pincodes: take those away first");
  const { shops, beats } = await db
    .selectNoFrom([
      sql<boolean>`exists (select from retailer where hub_id = ${id})`.as("shops"),
      sql<boolean>`exists (select from beat where hub_id = ${id})`.as("beats"),
    ])
    .executeTakeFirstOrThrow();
  if (shops) return wrong("It delivers to retailers: give them another hub first");
  if (beats) return wrong("It has beats: give them another hub first");
  const { stock, openOrders, openHubOrders } = await readStanding(db, id);
  return stock + openOrders + openHubOrders > 0
    ? wrong("It has stock or open orders: move the stock and see the orders through first")
    : [];
};
