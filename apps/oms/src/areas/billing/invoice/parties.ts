import type { InvoiceDetail } from "@o2r/api/contract/billing";
import { splitOfSupply } from "@o2r/api/contract/orders";
import { stateCode } from "@o2r/forms/ready";
import type { Selectable } from "kysely";
import { conflict } from "../../../app-error.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { streetOf, type ShipTo as Kept } from "../../../trade/ship-to.ts";
import { readTerms } from "../../../trade/terms/read-terms.ts";

type Party = InvoiceDetail["seller"];

/** What a paper says of where goods go. */
type ShipTo = Omit<Kept, "lat" | "lng">;

const codeOf = (name: string): string => stateCode(name) ?? "";

/** A warehouse as the documents of its day have it. */
export const partyOfWarehouse = (row: Selectable<Database["warehouse"]>): Party => ({
  name: row.company_name,
  address: row.address,
  city: row.city,
  pincode: row.pincode,
  stateName: row.state,
  stateCode: row.gst_number?.slice(0, 2) ?? codeOf(row.state),
  gstin: row.gst_number,
  pan: row.pan_number,
  fssai: row.fssai_number,
  mobile: row.mobile,
});

const buyerColumns = [
  "establishment",
  "name",
  "mobile",
  "gst_number",
  "special_zone",
  "pan_number",
  "fssai_number",
  "address_line1",
  "address_line2",
  "address_line3",
  "city",
  "pincode",
  "address_state",
  "beat_id",
] as const;

type Hub = Selectable<Database["warehouse"]>;
type Buyer = Pick<Selectable<Database["retailer"]>, (typeof buyerColumns)[number]>;

interface Facts {
  readonly hub: Hub;
  readonly buyer: Buyer;
  /** As their terms stand. */
  readonly creditDays: number;
  /** Where the order goes; null where it has kept no place of its own. */
  readonly shipTo: ShipTo | null;
}

/**
 * Who sells, who buys and where it goes, copied as they are today, and how that is taxed: of who is registered by their
 * GSTIN, of anybody else by where it is delivered (domain.md §14).
 */
export const readParties = async (
  db: Db,
  {
    warehouseId,
    retailerId,
    shipTo,
  }: { readonly warehouseId: string; readonly retailerId: string; readonly shipTo: ShipTo | null },
): Promise<Parties> => {
  const hub = await db.selectFrom("warehouse").selectAll().where("id", "=", warehouseId).executeTakeFirstOrThrow();
  const buyer = await db
    .selectFrom("retailer")
    .select(buyerColumns)
    .where("id", "=", retailerId)
    .executeTakeFirstOrThrow();
  const { holds } = await readTerms(db, { retailerId, warehouseId });
  return partiesOf({ hub, buyer, creditDays: holds.creditDays.value, shipTo });
};

/** The parties of an invoice, of what is known of them; 409 where the hub is not registered. */
export const partiesOf = ({ hub, buyer, creditDays, shipTo }: Facts) => {
  if (hub.gst_number === null) throw conflict(`${hub.company_name} has no GSTIN, and so cannot invoice`);
  const seller = partyOfWarehouse(hub);
  const billTo: Party = {
    name: buyer.establishment,
    address: streetOf(buyer),
    city: buyer.city,
    pincode: buyer.pincode,
    stateName: buyer.address_state,
    stateCode: codeOf(buyer.address_state),
    gstin: buyer.gst_number,
    pan: buyer.pan_number,
    fssai: buyer.fssai_number,
    mobile: buyer.mobile,
  };
  // An order that has kept no place of its own goes to its shop.
  const delivered: Party =
    shipTo === null
      ? billTo
      : {
          ...billTo,
          name: shipTo.establishment,
          address: shipTo.address,
          city: shipTo.city,
          pincode: shipTo.pincode,
          stateName: shipTo.stateName,
          stateCode: codeOf(shipTo.stateName),
        };
  const placeCode = buyer.gst_number?.slice(0, 2) ?? delivered.stateCode;
  const placeName = placeCode === billTo.stateCode ? billTo.stateName : delivered.stateName;
  // Nobody who is not registered is of a zone.
  const isInZone = buyer.special_zone && buyer.gst_number !== null;
  return {
    seller,
    billTo,
    shipTo: delivered,
    gstin: hub.gst_number,
    gstNumber: buyer.gst_number,
    beatId: buyer.beat_id,
    creditDays,
    placeOfSupply: `${placeName} (${placeCode})`,
    specialZone: isInZone,
    split: splitOfSupply({
      supplierState: hub.gst_number.slice(0, 2),
      placeOfSupply: placeCode,
      specialZone: isInZone,
    }),
  };
};

export type Parties = ReturnType<typeof partiesOf>;
