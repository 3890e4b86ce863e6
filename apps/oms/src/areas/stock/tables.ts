import type { ColumnType } from "kysely";
import type { Bucket, MovementType, QcState, RejectedState, RejectReason } from "@o2r/api/contract/stock";
import type { Filled } from "../../db/schema.ts";
import type { Paise } from "../catalogue/paise.ts";
import type { Stamps } from "../stamps.ts";

type Money = ColumnType<Paise, Paise, Paise>;

export interface BatchTable extends Stamps {
  id: string;
  warehouse_id: string;
  product_id: string;
  /** Days, `YYYY-MM-DD`. */
  manufactured_on: string;
  expires_on: string;
  o2rlp: Money;
  pth: Money;
  ptr: Money;
  mrp: Money;
  discount_type: "PERCENT" | "VALUE" | null;
  /** Percent, or rupees. */
  discount: ColumnType<string | null, number | string | null | undefined, number | string | null>;
  blocked: Filled<boolean>;
}

/** Written by `postMovements` alone; `syncBalances` mends what has drifted all the same. */
type StockBalanceTable = Record<Bucket, Filled<number>> & {
  batch_id: string;
  warehouse_id: string;
  product_id: string;
  /** The place of the batch's newest movement. */
  seq: Filled<number>;
};

/** Batches of which few units may be sold. Written by the triggers of `stock_balance` alone. */
interface LowBatchTable {
  batch_id: string;
  warehouse_id: string;
  expires_on: string;
}

/** Rows are added and never changed. */
type StockMovementTable = Record<Bucket, Filled<number>> & {
  id: string;
  warehouse_id: string;
  batch_id: string;
  seq: number;
  type: MovementType;
  reason: Filled<string>;
  ref_type: string | null;
  ref_id: string | null;
  at: ColumnType<string, Date, never>;
  actor_id: string | null;
};

interface ReservationTable extends Stamps {
  id: string;
  warehouse_id: string;
  batch_id: string;
  quantity: number;
  ref_type: string;
  ref_id: string;
  state: "HELD" | "RELEASED" | "PICKED";
}

interface DiscardRequestTable extends Stamps {
  id: string;
  warehouse_id: string;
  batch_id: string;
  quantity: number;
  /** At PTH, when it was asked for. */
  value: Money;
  reason: string;
  note: Filled<string>;
  state: Filled<"REQUESTED" | "APPROVED" | "REFUSED">;
  decided_at: ColumnType<string | null, Date | null | undefined, Date | null>;
  decided_by: string | null;
  decision: Filled<string>;
}

interface QcTable extends Stamps {
  id: string;
  number: string;
  warehouse_id: string;
  source: "GRN" | "STOCK" | "REJECTED";
  supplier: Filled<string>;
  state: Filled<QcState>;
  inspector_id: string | null;
  started_at: ColumnType<string | null, Date | null | undefined, Date | null>;
  submitted_at: ColumnType<string | null, Date | null | undefined, Date | null>;
}

interface QcLineTable {
  id: string;
  qc_id: string;
  warehouse_id: string;
  batch_id: string;
  position: number;
  received: number;
  accepted: Filled<number>;
  rejected: Filled<number>;
  held: Filled<number>;
  reason: RejectReason | null;
  photo_id: string | null;
  note: Filled<string>;
  reset: Filled<boolean>;
}

interface RejectedSkuTable extends Stamps {
  id: string;
  warehouse_id: string;
  batch_id: string;
  qc_line_id: string;
  quantity: number;
  /** At PTH. */
  value: Money;
  reason: RejectReason;
  photo_id: string | null;
  state: Filled<RejectedState>;
  /** Who moved it last. */
  moved_by: string | null;
  note: Filled<string>;
}

/** What a person has moved of stock on a day. Written by `countValue` and `countAlone`. */
interface StockValueDayTable {
  user_id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  kind: "MOVED" | "ALONE";
  value: ColumnType<Paise, Paise, Paise>;
}

declare module "../../db/schema.ts" {
  interface Database {
    stock_value_day: StockValueDayTable;
    batch: BatchTable;
    stock_balance: StockBalanceTable;
    low_batch: LowBatchTable;
    stock_movement: StockMovementTable;
    reservation: ReservationTable;
    discard_request: DiscardRequestTable;
    qc: QcTable;
    qc_line: QcLineTable;
    rejected_sku: RejectedSkuTable;
  }
}
