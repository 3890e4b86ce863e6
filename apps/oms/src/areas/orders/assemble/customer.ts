import { stateCode } from "@o2r/forms/ready";
import { sql, type Expression, type SqlBool } from "kysely";
import { splitOfSupply, type TaxSplit } from "@o2r/api/contract/orders";
import { conflict, notFound } from "../../../app-error.ts";
import { asRead, readTogether, type Taken } from "../../../db/read-together.ts";
import { compileOnce, partOf, sayOnce, type Part } from "../../../db/compile-once.ts";
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

/** Which retailer is asked for. */
export interface CustomerAsked {
  readonly id: string;
  /** Which retailers are within reach. */
  readonly within?: Expression<SqlBool>;
  /** Nobody else orders for them until the transaction ends, and their hub stays on. */
  readonly hold?: boolean;
  /** The hub that shall deliver, in the place of their own. */
  readonly warehouseId?: string;
}

interface Selecting {
  readonly id: string;
  readonly within: Expression<SqlBool> | Part;
  /** Which hub it is. */
  readonly delivers: Part;
}

const customers = sayOnce(({ id, within, delivers }: Selecting, db) =>
  db
    .selectFrom("retailer")
    .leftJoin("kyc", "kyc.retailer_id", "retailer.id")
    .leftJoin("warehouse as hub", (join) => join.on(sql<SqlBool>`${delivers}`))
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
    .where(sql<SqlBool>`${within}`),
);

const ownHub = partOf(
  sayOnce(() => sql<SqlBool>`hub.id = retailer.hub_id and hub.active`),
  {},
);
const thatHub = sayOnce(
  ({ warehouseId }: { readonly warehouseId: string }) =>
    sql<SqlBool>`hub.id = ${warehouseId} and hub.type = 'HUB' and hub.active`,
);
const anywhere = partOf(
  sayOnce(() => sql<SqlBool>`true`),
  {},
);

const customerRead = ({ id, within, warehouseId }: CustomerAsked) =>
  asRead(
    customers,
    {
      id,
      within: within ?? anywhere,
      delivers: warehouseId === undefined ? ownHub : partOf(thatHub, { warehouseId }),
    },
    ([found]) => found,
  );

const holding = compileOnce((db, { id }: { readonly id: string }) =>
  db.selectFrom("retailer").select("id").where("id", "=", id).forNoKeyUpdate(),
);

// The weakest hold there is: all who order at a hub have it together. Who switches the hub off waits for them, and looks then.
const holdingWithHub = compileOnce((db, { id }: { readonly id: string }) =>
  db
    // Held first, so that it is their hub of then.
    .with("held", (part) => part.selectFrom("retailer").select("hub_id").where("id", "=", id).forNoKeyUpdate())
    .selectFrom("warehouse")
    .innerJoin("held", "held.hub_id", "warehouse.id")
    .select("warehouse.id")
    .forKeyShare("warehouse"),
);
const holdingHub = compileOnce((db, { warehouseId }: { readonly warehouseId: string }) =>
  db.selectFrom("warehouse").select("id").where("id", "=", warehouseId).forKeyShare(),
);

/**
 * Holds a retailer where that is asked for, and then the hub that delivers, so that it is not switched off meanwhile. Rows that
 * refer to them may be added; what is read next is read then.
 */
export const holdCustomer = async (db: Db, { id, hold = false, warehouseId }: CustomerAsked): Promise<void> => {
  if (!hold) return;
  if (warehouseId === undefined) {
    await holdingWithHub.ahead(db, { id });
    return;
  }
  await holding.ahead(db, { id });
  await holdingHub.ahead(db, { warehouseId });
};

const hubOfRetailer = sayOnce(
  ({ id }: { readonly id: string }) => sql<string | null>`(select hub_id from retailer where id = ${id})`,
);

/** The hub that delivers to a retailer, as a part of a query: the one that is asked for, or their own. */
export const hubPart = ({ id, warehouseId }: CustomerAsked): string | Part =>
  warehouseId ?? partOf(hubOfRetailer, { id });

/** What a customer is made of, to be read together with what else is needed. */
export const customerReads = (asked: CustomerAsked) => ({
  row: customerRead(asked),
  ...termsReads({ retailerId: asked.id, warehouseId: hubPart(asked) }),
});

/** The customer that was read; 404 where there is none within reach. */
export const toCustomer = ({ row, ...terms }: Taken<ReturnType<typeof customerReads>>): Customer => {
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

/** A retailer whom something is ordered for; 404 where there is none within reach. */
export const readCustomer = async (db: Db, asked: CustomerAsked): Promise<Customer> => {
  await holdCustomer(db, asked);
  return toCustomer(await readTogether(db, customerReads(asked)));
};

/** The hub that delivers to a retailer; 409 where there is none yet. */
export const hubOf = ({ warehouseId, establishment }: Customer): string => {
  if (warehouseId === null) throw conflict(`No hub delivers to ${establishment} yet`);
  return warehouseId;
};
