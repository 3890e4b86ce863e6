import { kindOf, usableHsn, type InvoiceDetail } from "@o2r/api/contract/billing";
import { priceOrder, splitOfSupply, type PricedOrder, type TaxSplit } from "@o2r/api/contract/orders";
import { todayIn } from "@o2r/forms/days";
import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Services } from "../../../http/context.ts";
import { hasProvider } from "../../../trade/invoice/has-provider.ts";
import { readIrnDuty } from "../../../trade/invoice/irn-duty.ts";
import type { Paise } from "../../../trade/paise.ts";
import { toTaxRow, type Tax } from "../../../trade/tax.ts";
import { partyOfWarehouse } from "../invoice/parties.ts";
import { takeNumber } from "../invoice/take-number.ts";
import { postLedger } from "../ledger/post-ledger.ts";
import { askLater } from "../registration/requests.ts";

/** Units of one batch in a consignment, as they are taxed. */
interface PieceToInvoice {
  readonly name: string;
  readonly sku: string;
  readonly hsn: string;
  readonly tax: Tax;
  readonly units: number;
  /** PTH of a unit, and its printed price. */
  readonly price: number;
  readonly mrp: number;
}

/** What a consignment between two GSTINs is invoiced by. */
export interface HubSupply {
  readonly warehouseId: string;
  readonly gstin: string;
  readonly seller: InvoiceDetail["seller"];
  readonly billTo: InvoiceDetail["seller"];
  readonly placeOfSupply: string;
  readonly split: TaxSplit;
  readonly pieces: readonly PieceToInvoice[];
  readonly priced: PricedOrder;
}

interface Between {
  readonly fromId: string;
  readonly toId: string;
  /** Whether the total keeps its paise. */
  readonly keepsPaise: boolean;
}

/**
 * What a consignment is invoiced by; null within one GSTIN, where it is no supply and goes by a challan. Warehouses of one
 * house under two GSTINs are distinct persons (CGST Act s.25 (4)). 409 that names what has an HSN that no invoice may carry.
 */
export const priceHubSupply = async (
  db: Db,
  { fromId, toId, keepsPaise }: Between,
  pieces: readonly PieceToInvoice[],
): Promise<HubSupply | null> => {
  const rows = await db.selectFrom("warehouse").selectAll().where("id", "in", [fromId, toId]).execute();
  const [from, to] = [fromId, toId].map((id) => rows.find((row) => row.id === id));
  if (!from?.gst_number || !to?.gst_number || from.gst_number === to.gst_number) return null;
  for (const { name, hsn } of pieces)
    if (!usableHsn(hsn))
      throw conflict(
        `${name}: the HSN ${hsn === "" ? "is missing" : hsn}; a tax invoice needs one of 4, 6 or 8 digits`,
      );
  const split = splitOfSupply({
    supplierState: from.gst_number.slice(0, 2),
    placeOfSupply: to.gst_number.slice(0, 2),
  });
  return {
    warehouseId: fromId,
    gstin: from.gst_number,
    seller: partyOfWarehouse(from),
    billTo: partyOfWarehouse(to),
    placeOfSupply: `${to.state} (${to.gst_number.slice(0, 2)})`,
    split,
    pieces,
    priced: priceOrder({
      split,
      keepsPaise,
      charges: [],
      lines: pieces.map(({ tax, ...piece }, at) => ({ key: String(at), ...piece, ...tax })),
    }),
  };
};

/** The next number of the sending GSTIN's own series; taken last of all, as every number is. */
export const takeHubInvoiceNumber = (db: Db, { warehouseId, gstin }: HubSupply, now: Date): Promise<string> =>
  takeNumber(db, { warehouseId, gstin, day: todayIn("Asia/Kolkata", now) });

interface Issuing {
  readonly dispatchId: string;
  readonly number: string;
  readonly now: Date;
  readonly by: string;
  readonly services: Pick<Services, "config">;
}

/** Issues the invoice of a consignment under its number: its figures and parties are copied for good, and booked. */
export const issueHubInvoice = async (
  db: Db,
  { priced, pieces, ...supply }: HubSupply,
  { dispatchId, number, now, by, services }: Issuing,
): Promise<void> => {
  const day = todayIn("Asia/Kolkata", now);
  const taxes = pieces.map(({ tax }) => tax);
  const kind = kindOf(taxes, true) === "BILL" ? "BILL" : "INVOICE";
  const paise = (amount: number) => amount as Paise; // priceOrder counts in paise
  await db
    .insertInto("hub_invoice")
    .values({
      dispatch_id: dispatchId,
      warehouse_id: supply.warehouseId,
      number,
      gstin: supply.gstin,
      fy: number.split("/")[1] ?? "",
      kind,
      day,
      seller: JSON.stringify(supply.seller),
      bill_to: JSON.stringify(supply.billTo),
      gst_number: supply.billTo.gstin ?? "",
      place_of_supply: supply.placeOfSupply,
      split: supply.split,
      taxable: paise(priced.taxable),
      cgst: paise(priced.cgst),
      sgst: paise(priced.sgst),
      igst: paise(priced.igst),
      cess: paise(priced.cess),
      round_off: paise(priced.roundOff),
      total: paise(priced.payable),
    })
    .execute();
  await db
    .insertInto("hub_invoice_line")
    .values(
      pieces.map((piece, at) => {
        const line = priced.lines[at];
        if (line === undefined) throw new Error("A piece has no price");
        return {
          dispatch_id: dispatchId,
          piece: at,
          name: piece.name,
          sku: piece.sku,
          hsn: piece.hsn,
          uqc: "PCS",
          quantity: piece.units,
          price: paise(piece.price),
          mrp: paise(piece.mrp),
          ...toTaxRow(piece.tax),
          taxable: paise(line.taxable),
          cgst: paise(line.cgst),
          sgst: paise(line.sgst),
          igst: paise(line.igst),
          cess_amount: paise(line.cess),
          total: paise(line.total),
        };
      }),
    )
    .execute();
  await postLedger(
    db,
    {
      warehouseId: supply.warehouseId,
      doc: "HUB_INVOICE",
      docId: dispatchId,
      kind: "issued",
      retailerId: null,
      day,
      now,
    },
    [
      { account: "BRANCHES", amount: priced.payable },
      { account: "SALES", amount: -priced.taxable },
      { account: "CGST", amount: -priced.cgst },
      { account: "SGST", amount: -priced.sgst },
      { account: "IGST", amount: -priced.igst },
      { account: "CESS", amount: -priced.cess },
      { account: "ROUND_OFF", amount: -priced.roundOff },
    ],
  );
  const needsIrn = (await readIrnDuty(db))({ gstNumber: supply.billTo.gstin, kind });
  if (needsIrn && hasProvider(services))
    await askLater(db, { warehouseId: supply.warehouseId, of: { dispatchId }, act: "IRN", now, by });
};
