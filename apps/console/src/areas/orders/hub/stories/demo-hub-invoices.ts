import type { HubCreditNote, HubDispatch } from "@o2r/api/contract/orders";
import { demoId } from "../../../../stories/thing-service.ts";
import { coming } from "./demo-hub-orders.ts";

type TaxParty = NonNullable<HubDispatch["invoice"]>["seller"];

const taxParty = (
  name: string,
  gstin: string,
  place: Pick<TaxParty, "address" | "city" | "pincode" | "stateName">,
): TaxParty => ({
  name,
  ...place,
  stateCode: gstin.slice(0, 2),
  gstin,
  pan: gstin.slice(2, 12),
  fssai: "11521034000123",
  mobile: "9822012341",
});

const taxedLine = ({ piece: at, name, sku, hsn, units, pth, mrp, gst, value }: HubDispatch["pieces"][number]) => {
  const igst = Math.round(value * gst) / 100;
  return {
    position: at + 1,
    productId: demoId(800 + at),
    name,
    sku,
    hsnNumber: hsn,
    uqc: "PCS",
    gstRate: gst,
    cessRate: 0,
    cessPerUnit: 0,
    taxBase: "TRANSACTION" as const,
    quantity: units,
    distributorPrice: pth,
    retailerPrice: pth,
    mrp,
    discount: 0,
    chargeShare: 0,
    taxable: value,
    cgst: 0,
    sgst: 0,
    igst,
    cess: 0,
    total: Math.round((value + igst) * 100) / 100,
    free: false,
    bundle: null,
    credited: 0,
  };
};

const chakan = { address: "Plot 8, Chakan MIDC", city: "Pune", pincode: "410501", stateName: "Maharashtra" };
const peenya = { address: "Plot 14, Peenya", city: "Bengaluru", pincode: "560058", stateName: "Karnataka" };

/** The same consignment on its way to a hub of another state, and so of another GSTIN. */
export const demoTaxedDispatch: HubDispatch = {
  ...coming,
  challan: "H07/26-27/000071",
  total: 12943,
  invoice: {
    kind: "INVOICE",
    day: "2026-11-21",
    seller: taxParty("Pune Central Warehouse", "27AAACO1234A1Z5", chakan),
    billTo: taxParty("Bengaluru Hub Peenya", "29AAACO1234A1Z1", peenya),
    shipTo: taxParty("Bengaluru Hub Peenya", "29AAACO1234A1Z1", peenya),
    placeOfSupply: "Karnataka (29)",
    split: "IGST",
    reverseCharge: false,
    zone: null,
    undertaking: null,
    items: coming.pieces.map(taxedLine),
    taxable: 12326.4,
    cgst: 0,
    sgst: 0,
    igst: 616.32,
    cess: 0,
    roundOff: 0.28,
    total: 12943,
    irn: null,
    ackNumber: null,
    ackDate: null,
    signedQr: null,
    irnNeeded: true,
    hasProvider: true,
    requests: [],
    creditNote: null,
  },
};

/** What of it did not arrive: six units of its first line. */
export const demoShortNote = (): HubCreditNote => {
  const [dal] = coming.pieces;
  if (dal === undefined) throw new Error("The consignment has no batch");
  const line = taxedLine({ ...dal, units: 6, value: 770.4 });
  const { taxable, igst, total } = line;
  return {
    number: "C07/26-27/000003",
    day: "2026-11-21",
    kind: "TAX",
    items: [line],
    taxable,
    cgst: 0,
    sgst: 0,
    igst,
    cess: 0,
    roundOff: 0,
    total,
  };
};
