import { stateCode } from "@o2r/forms/ready";
import { sql, type Expression, type SqlBool } from "kysely";
import { splitOfSupply, type TaxSplit } from "@o2r/api/contract/orders";
import { conflict, notFound } from "../../../app-error.ts";
import { asRead, readTogether } from "../../../db/read-together.ts";
import { compileOnce, sayOnce } from "../../../db/compile-once.ts";
import type { Db } from "../../../db/schema.ts";
import { shipToColumns, shipToOf, type ShipTo } from "../../../trade/ship-to.ts";
import { termsReads, toTerms, type TermsOfRetailer } from "../../../trade/terms/read-terms.ts";
import type { HoldFacts } from "./judge-holds.ts";

/** A retailer as orders know them, with the hub that delivers to them. */
export interface Customer extends Pick<HoldFacts, "retailerState" | "kyc"> {
  /** Paise. */
  readonly limit: number;
  /** What an order is worth at least, in paise. */
  readonly minimum: number;
  readonly refusal: TermsOfRetailer["refusal"];
  readonly id: string;
  readonly establishment: string;
  readonly retailerType: string | null;
  readonly beatId: string | null;
  readonly creditDays: number;
  /** The hub that delivers; null where none has been found yet. */
  readonly warehouseId: string | null;
  readonly split: TaxSplit;
  /** Whether they are in a special economic zone. */
  readonly specialZone: boolean;
  readonly shipTo: ShipTo;
}

/** The code of a state by a GSTIN of there, else by its name. */
const codeOf = (gstin: string | null, state: string): string => gstin?.slice(0, 2) ?? stateCode(state) ?? "";

interface Asked {
  readonly id: string;
  /** Which retailers are within reach. */
  readonly within?: Expression<SqlBool>;
  /** Nobody else orders for them until the transaction ends. */
  readonly hold?: boolean;
  /** The hub that shall deliver, in the place of their own. */
  readonly warehouseId?: string;
}

interface Selecting {
  readonly id: string;
  readonly within: Expression<SqlBool>;
  /** Which hub it is. */
  readonly delivers: Expression<SqlBool>;
}

const customers = sayOnce(({ id, within, delivers }: Selecting, db) =>
  db
    .selectFrom("retailer")
    .leftJoin("kyc", "kyc.retailer_id", "retailer.id")
    .leftJoin("warehouse as hub", (join) => join.on(delivers))
    .select([
      "retailer.id",
      "retailer.state",
      "retailer.establishment",
      "retailer.retailer_type",
      "retailer.beat_id",
      "retailer.gst_number",
      "retailer.special_zone",
      ...shipToColumns,
      sql<Customer["kyc"]>`coalesce(kyc.state, 'NOT_SUBMITTED')`.as("kyc"),
      "hub.id as hub_id",
      "hub.gst_number as hub_gstin",
      "hub.state as hub_state",
    ])
    .where("retailer.id", "=", id)
    .where(within),
);

const customerRead = ({ id, within = sql<SqlBool>`true`, warehouseId }: Asked) => {
  const delivers =
    warehouseId === undefined
      ? sql<SqlBool>`hub.id = retailer.hub_id`
      : sql<SqlBool>`hub.id = ${warehouseId} and hub.type = 'HUB'`;
  return asRead(customers, { id, within, delivers }, ([found]) => found);
};

const holding = compileOnce((db, { id }: { readonly id: string }) =>
  db.selectFrom("retailer").select("id").where("id", "=", id).forNoKeyUpdate(),
);

/** A retailer whom something is ordered for; 404 where there is none within reach. */
export const readCustomer = async (db: Db, asked: Asked): Promise<Customer> => {
  const { id, hold = false, warehouseId } = asked;
  // Rows that refer to them may be added meanwhile. What is read next is read once they are held.
  if (hold) await holding.ahead(db, { id });
  const ownHub = sql<string | null>`(select hub_id from retailer where id = ${id})`;
  const { row, ...terms } = await readTogether(db, {
    row: customerRead(asked),
    ...termsReads({ retailerId: id, warehouseId: warehouseId ?? ownHub }),
  });
  if (row === undefined) throw notFound("Retailer");
  const { holds, refusal } = toTerms(terms);
  // Nobody who is not registered is of a zone: as their invoice has it.
  const specialZone = row.special_zone && row.gst_number !== null;
  return {
    id: row.id,
    establishment: row.establishment,
    retailerState: row.state,
    kyc: row.kyc,
    limit: holds.creditLimit.value,
    creditDays: holds.creditDays.value,
    minimum: holds.minOrder.value,
    refusal,
    retailerType: row.retailer_type,
    beatId: row.beat_id,
    warehouseId: row.hub_id,
    split: splitOfSupply({
      supplierState: codeOf(row.hub_gstin, row.hub_state ?? ""),
      placeOfSupply: codeOf(row.gst_number, row.address_state),
      specialZone,
    }),
    specialZone,
    shipTo: shipToOf(row),
  };
};

/** The hub that delivers to a retailer; 409 where there is none yet. */
export const hubOf = ({ warehouseId, establishment }: Customer): string => {
  if (warehouseId === null) throw conflict(`No hub delivers to ${establishment} yet`);
  return warehouseId;
};
