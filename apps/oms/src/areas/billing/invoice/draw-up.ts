import { addDays } from "@o2r/forms/days";
import { kindOf } from "@o2r/api/contract/billing";
import type { PricedCharge } from "@o2r/api/contract/orders";
import type { Selectable } from "kysely";
import { conflict } from "../../../app-error.ts";
import type { Database } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";
import { toTaxRow } from "../../../trade/tax.ts";
import type { Posting } from "../ledger/post-ledger.ts";
import { priceInvoice, type LineToInvoice } from "./invoiced-lines.ts";
import type { Parties } from "./parties.ts";

/** What an invoice is drawn up from. */
interface Drawing {
  readonly order: Pick<
    Selectable<Database["orders"]>,
    | "id"
    | "warehouse_id"
    | "retailer_id"
    | "beat_id"
    | "order_number"
    | "placed_at"
    | "payment_mode"
    | "charge_lines"
    | "total"
  >;
  readonly lines: readonly LineToInvoice[];
  readonly parties: Parties;
  readonly policy: {
    readonly pricesIncludeTax: boolean;
    /** By whose number zones are charged no tax; null where they are. */
    readonly undertaking: string | null;
    readonly keepsPaise: boolean;
  };
  readonly reverseCharge: boolean;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** What is known of an invoice once it has its number. */
interface Numbered {
  readonly id: string;
  readonly number: string;
  readonly now: Date;
  readonly by: string | null;
}

const paise = (amount: number) => amount as Paise; // priceOrder counts in paise

/** What the postings of an invoice are. */
const postingsOf = (priced: ReturnType<typeof priceInvoice>): readonly Posting[] => [
  { account: "RECEIVABLE", amount: priced.payable },
  { account: "SALES", amount: -priced.taxable },
  { account: "CGST", amount: -priced.cgst },
  { account: "SGST", amount: -priced.sgst },
  { account: "IGST", amount: -priced.igst },
  { account: "CESS", amount: -priced.cess },
  { account: "ROUND_OFF", amount: -priced.roundOff },
];

/** Draws up the invoice of an order that is packed: what it comes to, and what is written of it once it has a number. */
export const drawUp = ({ order, lines, parties, policy, reverseCharge, day }: Drawing) => {
  const zone: "TAXED" | "UNTAXED" | null = parties.specialZone
    ? policy.undertaking === null
      ? "TAXED"
      : "UNTAXED"
    : null;
  if (reverseCharge && (zone !== null || parties.gstNumber === null))
    throw conflict(
      `Only a registered buyer outside of special economic zones pays the tax themselves, and ${parties.billTo.name} is none`,
    );
  const charges = order.charge_lines as PricedCharge[]; // written by the service alone
  const priced = priceInvoice(lines, {
    charges,
    split: parties.split,
    pricesIncludeTax: policy.pricesIncludeTax,
    keepsPaise: policy.keepsPaise,
    untaxed: zone === "UNTAXED" || reverseCharge,
  });
  const prices = new Map(priced.lines.map((line) => [line.key, line]));
  const kind = kindOf(
    lines.map(({ tax }) => tax),
    parties.gstNumber !== null,
  );
  const days = order.payment_mode === "CREDIT" ? (parties.creditDays ?? 0) : 0;
  return {
    kind,
    total: paise(priced.payable),
    postings: postingsOf(priced),
    toRow: ({ id, number, now, by }: Numbered) => ({
      id,
      warehouse_id: order.warehouse_id,
      number,
      // Nobody can pay what comes to nothing.
      state: priced.payable === 0 ? ("PAID" as const) : ("ISSUED" as const),
      gstin: parties.gstin,
      fy: number.split("/")[1] ?? "",
      kind,
      day,
      due_on: addDays(day, days),
      order_id: order.id,
      order_number: order.order_number,
      ordered_at: order.placed_at,
      payment_mode: order.payment_mode,
      credit_days: parties.creditDays,
      retailer_id: order.retailer_id,
      beat_id: order.beat_id,
      seller: JSON.stringify(parties.seller),
      bill_to: JSON.stringify(parties.billTo),
      ship_to: JSON.stringify(parties.shipTo),
      gst_number: parties.gstNumber,
      place_of_supply: parties.placeOfSupply,
      split: parties.split,
      zone,
      undertaking: zone === "UNTAXED" ? policy.undertaking : null,
      reverse_charge: reverseCharge,
      goods: paise(priced.goods),
      discount: paise(priced.discount),
      charges: paise(priced.charges),
      charge_lines: JSON.stringify(charges),
      taxable: paise(priced.taxable),
      cgst: paise(priced.cgst),
      sgst: paise(priced.sgst),
      igst: paise(priced.igst),
      cess: paise(priced.cess),
      rates: [...new Set(lines.map(({ tax }) => Math.round(tax.gst * 100)))],
      round_off: paise(priced.roundOff),
      total: paise(priced.payable),
      paid: paise(0),
      credited: paise(0),
      written_off: paise(0),
      promised: order.total === priced.payable ? null : order.total,
      search: [number, order.order_number, parties.billTo.name, parties.gstNumber ?? ""].join(" ").toLowerCase(),
      created_at: now,
      created_by: by,
      updated_at: now,
      updated_by: by,
    }),
    toLines: (id: string) =>
      lines.map((line, at) => {
        const price = prices.get(String(line.position));
        if (price === undefined) throw new Error("A line has no price");
        return {
          warehouse_id: order.warehouse_id,
          invoice_id: id,
          position: at + 1,
          product_id: line.productId,
          name: line.name,
          sku: line.sku,
          hsn: line.hsn,
          uqc: "PCS",
          quantity: line.units,
          distributor_price: line.pth,
          retailer_price: line.price,
          mrp: line.mrp,
          discount: paise(price.discount),
          charge_share: paise(price.chargeShare),
          taxable: paise(price.taxable),
          ...toTaxRow(line.tax),
          cgst: paise(price.cgst),
          sgst: paise(price.sgst),
          igst: paise(price.igst),
          cess_amount: paise(price.cess),
          total: paise(price.total),
          free: line.free,
          bundle: line.bundle,
        };
      }),
  };
};
