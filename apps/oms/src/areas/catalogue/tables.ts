import type { ColumnType, GeneratedAlways } from "kysely";
import type { Paise } from "../../trade/paise.ts";

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "combo.price": Paise;
    "product.o2rlp": Paise;
    "product.pth": Paise;
    "product.ptr": Paise;
    "product.mrp": Paise;
    "product.central_o2rlp": Paise | null;
    "product.central_pth": Paise | null;
    "product.central_ptr": Paise | null;
    "product.central_mrp": Paise | null;
    "product.search": GeneratedAlways<string>;
    "price_change.o2rlp": Paise;
    "price_change.pth": Paise;
    "price_change.ptr": Paise;
    "price_change.mrp": Paise;
    "price_change.was_o2rlp": Paise | null;
    "price_change.was_pth": Paise | null;
    "price_change.was_ptr": Paise | null;
    "price_change.was_mrp": Paise | null;
    /** The import that it came by; null where a person typed it. */
    "price_change.import_id": ColumnType<string | null, string | null | undefined, never>;
    /** Who proposed it. */
    "price_change.created_by": ColumnType<string, string, never>;
  }
}
