import { sql, type RawBuilder, type SqlBool } from "kysely";
import { isWithin, ofWarehouses } from "../../db/scope.ts";
import type { Actor } from "../../http/actor.ts";

/** Whether a thing of stock within reach shows the row of `document`, by the thing. */
export const showsDocument = ({ warehouses }: Pick<Actor, "warehouses">) =>
  ({
    rejectedSku: sql`exists (select from rejected_sku where photo_id = document.id
      and ${isWithin(ofWarehouses(warehouses), sql.ref("rejected_sku.warehouse_id"))})`,
    qc: sql`exists (select from qc_line where photo_id = document.id
      and ${isWithin(ofWarehouses(warehouses), sql.ref("qc_line.warehouse_id"))})`,
  }) satisfies Readonly<Record<string, RawBuilder<SqlBool>>>;
