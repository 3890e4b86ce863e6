import { sql, type RawBuilder, type SqlBool } from "kysely";
import { rowsFor } from "@o2r/api/contract";
import { rowsOfRetailers } from "@o2r/api/contract/parties";
import { isWithin } from "../../db/scope.ts";
import type { Reaching } from "../../http/actor.ts";
import { reachOf } from "../../http/reach-of.ts";
import { retailerSides } from "./retailer/select-retailers.ts";

/** Whether a retailer within reach shows the row of `document`. */
export const showsDocument = (reader: Reaching) => {
  const reach = reachOf(rowsFor(rowsOfRetailers, reader.userType), reader);
  return {
    retailer: sql`exists (select from retailer
      where document.id in (primary_image, secondary_image, shop_image, gst_image, pan_image)
      and ${reach === undefined ? sql<SqlBool>`false` : isWithin(reach, retailerSides)})`,
  } satisfies Readonly<Record<string, RawBuilder<SqlBool>>>;
};
