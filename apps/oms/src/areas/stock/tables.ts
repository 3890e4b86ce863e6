import type { ColumnType } from "kysely";
import type { MovementType, RejectReason } from "@o2r/api/contract/stock";
import type { Paise } from "../../trade/paise.ts";

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "batch.o2rlp": Paise;
    "batch.pth": Paise;
    "batch.ptr": Paise;
    "batch.mrp": Paise;
    /** At PTH, when it was asked for. */
    "discard_request.value": Paise;
    /** At PTH. */
    "rejected_sku.value": Paise;
    "rejected_sku.reason": RejectReason;
    "qc_line.reason": RejectReason | null;
    "stock_value_day.value": Paise;
    "stock_movement.type": MovementType;
    /** Rows are added and never changed. */
    "stock_movement.at": ColumnType<string, Date, never>;
  }
}
