import type { InvoiceDetail } from "@o2r/api/contract/billing";

type Party = InvoiceDetail["seller"];

/** As much of an invoice as is registered of it. */
export type ToRegister = Pick<
  InvoiceDetail,
  | "billTo"
  | "cess"
  | "cgst"
  | "day"
  | "igst"
  | "items"
  | "number"
  | "placeOfSupply"
  | "reverseCharge"
  | "roundOff"
  | "seller"
  | "sgst"
  | "shipTo"
  | "taxable"
  | "total"
  | "zone"
>;

/** `24/11/2026`, as the portal has days. */
const portalDay = (day: string): string => day.split("-").toReversed().join("/");

/** Sums of rupees, in whole paise. */
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100;

/** The portal takes 3 to 100 characters. */
const lineOf = (text: string): string => text.slice(0, 100).padEnd(3, ".");

const partyOf = ({ gstin, name, address, city, pincode, stateCode }: Party) => ({
  Gstin: gstin,
  LglNm: lineOf(name),
  Addr1: lineOf(address),
  Loc: lineOf(city),
  Pin: Number(pincode),
  Stcd: stateCode,
});

/** The cess of a line apart: by its rate, and by the unit. */
const cessOf = ({ cess, cessRate, cessPerUnit, quantity, free }: InvoiceDetail["items"][number]) => {
  const byUnit = free ? 0 : Math.min(cess, Math.round(cessPerUnit * quantity * 100) / 100);
  // The last part of a paisa that rounding carries belongs to what there is.
  const whole = cessRate === 0 ? cess : byUnit;
  return { CesAmt: sum([cess, -whole]), CesNonAdvlAmt: whole };
};

const itemOf = (line: InvoiceDetail["items"][number]) => {
  // What charges add is a part of the price: so the whole less the discount is what is taxed, as the portal checks.
  const whole = sum([line.taxable, line.discount]);
  return {
    SlNo: String(line.position),
    PrdDesc: line.name.slice(0, 300),
    IsServc: "N",
    HsnCd: line.hsnNumber,
    Qty: line.quantity,
    Unit: line.uqc,
    UnitPrice: Math.round((whole / line.quantity) * 1000) / 1000,
    TotAmt: whole,
    Discount: line.discount,
    AssAmt: line.taxable,
    GstRt: line.gstRate,
    IgstAmt: line.igst,
    CgstAmt: line.cgst,
    SgstAmt: line.sgst,
    CesRt: line.cessRate,
    ...cessOf(line),
    TotItemVal: line.total,
  };
};

const supplyTypeOf = ({ zone }: ToRegister) => (zone === null ? "B2B" : zone === "TAXED" ? "SEZWP" : "SEZWOP");

/**
 * An invoice as the invoice registration portal takes it, under its published names (schema INV-01, version 1.1). Rupees.
 * Source: GSTN, e-invoice schema, notified under CGST Rule 48 (4).
 */
export const eInvoiceBody = (invoice: ToRegister) => ({
  Version: "1.1",
  TranDtls: {
    TaxSch: "GST",
    SupTyp: supplyTypeOf(invoice),
    RegRev: invoice.reverseCharge ? "Y" : "N",
    IgstOnIntra: "N",
  },
  DocDtls: { Typ: "INV", No: invoice.number, Dt: portalDay(invoice.day) },
  SellerDtls: partyOf(invoice.seller),
  // The place of supply ends with its code in brackets.
  BuyerDtls: { ...partyOf(invoice.billTo), Pos: invoice.placeOfSupply.slice(-3, -1) },
  ...(invoice.shipTo.address !== invoice.billTo.address && {
    ShipDtls: { ...partyOf(invoice.shipTo), Gstin: invoice.shipTo.gstin ?? "URP" },
  }),
  ItemList: invoice.items.map(itemOf),
  ValDtls: {
    AssVal: invoice.taxable,
    CgstVal: invoice.cgst,
    SgstVal: invoice.sgst,
    IgstVal: invoice.igst,
    CesVal: invoice.cess,
    RndOffAmt: invoice.roundOff,
    TotInvVal: invoice.total,
  },
});
