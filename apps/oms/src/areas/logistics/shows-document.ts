import { sql, type RawBuilder, type SqlBool } from "kysely";
import { isWithin, ofWarehouses } from "../../db/scope.ts";
import type { Actor } from "../../http/actor.ts";

/** Whether a thing of logistics within reach shows the row of `document`, by the thing. */
export const showsDocument = ({ warehouses }: Pick<Actor, "warehouses">) =>
  ({
    shipment: sql`(exists (select from shipment_stop where photo_id = document.id
        and ${isWithin(ofWarehouses(warehouses), sql.ref("shipment_stop.warehouse_id"))})
      or exists (select from shipment_second where photo_id = document.id
        and ${isWithin(ofWarehouses(warehouses), sql.ref("shipment_second.warehouse_id"))}))`,
    warehouseDocument: sql`exists (select from warehouse_document where document_id = document.id
      and ${isWithin(ofWarehouses(warehouses), sql.ref("warehouse_document.warehouse_id"))})`,
  }) satisfies Readonly<Record<string, RawBuilder<SqlBool>>>;
