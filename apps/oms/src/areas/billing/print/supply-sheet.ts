import { hsnSummary, supplyLegend, taxNote, type InvoiceDetail } from "@o2r/api/contract/billing";
import { amountInWords, formatMoneyColumn, formatNumber } from "@o2r/ui/words";
import type { Block, Column, Row, Sheet, Sum } from "../../../print/sheet.ts";

/** As much of a document of supply as its lines and sums say: of an invoice, and of a note on one. */
export type SupplyDocument = Pick<
  InvoiceDetail,
  | "billTo"
  | "cess"
  | "cgst"
  | "igst"
  | "items"
  | "roundOff"
  | "seller"
  | "sgst"
  | "shipTo"
  | "split"
  | "taxable"
  | "total"
>;

/** A day as papers have it: `22-11-2026`. */
export const dayText = (day: string): string => day.slice(0, 10).split("-").toReversed().join("-");

const figure = (rupees: number): string => (rupees === 0 ? "–" : formatMoneyColumn(rupees));

type Party = InvoiceDetail["seller"];

const partyLines = (party: Party): readonly string[] => [
  party.address,
  `${party.city} ${party.pincode}`,
  `${party.stateName} (${party.stateCode})`,
  ...(party.gstin === null ? [] : [`GSTIN ${party.gstin}`]),
  ...(party.mobile === null ? [] : [`Phone ${party.mobile}`]),
];

/** What the law has a paper say of the supply itself, if anything. */
export const legendOf = (supply: Parameters<typeof supplyLegend>[0]): readonly Block[] => {
  const legend = supplyLegend(supply);
  return legend.length === 0 ? [] : [{ title: "Supply", name: "", lines: legend }];
};

/** Who sells: the head of the paper. */
export const houseOf = ({ seller }: SupplyDocument): Block => ({
  title: "",
  name: seller.name,
  lines: [
    `${seller.address}, ${seller.city} ${seller.pincode}, ${seller.stateName} (${seller.stateCode})`,
    [
      seller.gstin !== null && `GSTIN ${seller.gstin}`,
      seller.pan !== null && `PAN ${seller.pan}`,
      seller.fssai !== null && `FSSAI ${seller.fssai}`,
      seller.mobile !== null && `Phone ${seller.mobile}`,
    ]
      .filter(Boolean)
      .join("   "),
  ],
});

/** Who buys, and where it goes. */
export const buyersOf = ({ billTo, shipTo }: SupplyDocument): readonly Block[] => [
  { title: "Bill to", name: billTo.name, lines: partyLines(billTo) },
  { title: "Deliver to", name: shipTo.name, lines: partyLines({ ...shipTo, gstin: null }) },
];

interface Head {
  readonly label: string;
  readonly key: "cgst" | "sgst" | "igst" | "cess";
  /** How many heads the rate is shared by. */
  readonly part: number;
}

/** The heads of tax that the paper has a column for; a bill of supply has none. */
const headsOf = ({ split, cess }: SupplyDocument, taxed: boolean): readonly Head[] => {
  if (!taxed) return [];
  const ofCess: readonly Head[] = cess === 0 ? [] : [{ label: "Cess", key: "cess", part: 1 }];
  if (split === "IGST") return [{ label: "IGST", key: "igst", part: 1 }, ...ofCess];
  const second = split === "CGST_UTGST" ? "UTGST" : "SGST";
  return [{ label: "CGST", key: "cgst", part: 2 }, { label: second, key: "sgst", part: 2 }, ...ofCess];
};

const sumOf = (document: SupplyDocument, key: "discount" | "chargeShare" | "taxable" | "total"): number =>
  document.items.reduce((sum, line) => sum + Math.round(line[key] * 100), 0) / 100;

/** The lines with their taxes, as CGST Rule 46 (g) to (m) has them. */
export const linesOf = (document: SupplyDocument, { taxed = true } = {}): Sheet["table"] => {
  const heads = headsOf(document, taxed);
  const charged = document.items.some(({ chargeShare }) => chargeShare !== 0);
  const reduced = document.items.some(({ discount }) => discount !== 0);
  // Three heads leave less room for what is bought.
  const ofHead = heads.length > 2 ? 39 : 43;
  const columns: readonly Column[] = [
    { label: "#", width: 16 },
    { label: "Description of goods", width: 0 },
    { label: "HSN", width: 42 },
    { label: "Qty, UQC", width: 46, figures: true },
    { label: "Rate ₹", width: 40, figures: true },
    ...(reduced ? [{ label: "Discount ₹", width: 42, figures: true } as const] : []),
    ...(charged ? [{ label: "Charges ₹", width: 38, figures: true } as const] : []),
    { label: taxed ? "Taxable ₹" : "Value ₹", width: 51, figures: true },
    ...(taxed ? [{ label: "GST", width: 26, figures: true } as const] : []),
    ...heads.map(({ label }) => ({ label: `${label} ₹`, width: ofHead, figures: true }) as const),
    { label: "Total ₹", width: 54, figures: true },
  ];
  const rows = document.items.flatMap((line, at): readonly Row[] => {
    const { bundle } = line;
    const opens = bundle !== null && bundle !== document.items[at - 1]?.bundle;
    const group: Row = { look: "group", cells: ["", bundle ?? "", ...columns.slice(2).map(() => "")] };
    const cells = [
      String(line.position),
      line.name,
      line.hsnNumber,
      line.difference === true ? "–" : `${formatNumber(line.quantity)} ${line.uqc}`,
      formatMoneyColumn(line.retailerPrice),
      ...(reduced ? [figure(line.discount)] : []),
      ...(charged ? [figure(line.chargeShare)] : []),
      formatMoneyColumn(line.taxable),
      ...(taxed ? [`${line.gstRate}%`] : []),
      ...heads.map(({ key }) => formatMoneyColumn(line[key])),
      formatMoneyColumn(line.total),
    ];
    const note = [
      ...(line.free ? ["Free"] : []),
      ...(line.difference === true ? ["Price difference"] : []),
      line.sku,
      `MRP ${formatMoneyColumn(line.mrp)}`,
      ...taxNote(line),
    ].join(" · ");
    return [...(opens ? [group] : []), { look: "plain", cells, note }];
  });
  const count = document.items.length;
  const sum: Row = {
    look: "sum",
    cells: [
      "",
      `Total, ${formatNumber(count)} ${count === 1 ? "line" : "lines"}`,
      "",
      "",
      "",
      ...(reduced ? [figure(sumOf(document, "discount"))] : []),
      ...(charged ? [figure(sumOf(document, "chargeShare"))] : []),
      formatMoneyColumn(document.taxable),
      ...(taxed ? [""] : []),
      ...heads.map(({ key }) => formatMoneyColumn(document[key])),
      formatMoneyColumn(sumOf(document, "total")),
    ],
  };
  return { columns, rows: [...rows, sum] };
};

/** What the lines come to by HSN and rate (domain.md §3). */
export const summaryOf = (document: SupplyDocument): NonNullable<Sheet["summary"]> => {
  const heads = headsOf(document, true);
  const rows = hsnSummary(
    document.items.map(({ hsnNumber: hsn, quantity: units, gstRate: gst, ...line }) => ({ ...line, hsn, units, gst })),
  );
  return {
    title: "HSN summary",
    columns: [
      { label: "HSN", width: 0 },
      { label: "Qty, UQC", width: 48, figures: true },
      { label: "Taxable ₹", width: 54, figures: true },
      { label: "GST", width: 26, figures: true },
      ...heads.map(({ label }) => ({ label: `${label} ₹`, width: 44, figures: true }) as const),
    ],
    rows: [
      ...rows.map((row): Row => ({
        look: "plain",
        cells: [
          row.hsn,
          `${formatNumber(row.units)} ${row.uqc}`,
          formatMoneyColumn(row.taxable),
          `${row.gst}%`,
          ...heads.map(({ key }) => formatMoneyColumn(row[key])),
        ],
      })),
      {
        look: "sum",
        cells: [
          "Total",
          "",
          formatMoneyColumn(document.taxable),
          "",
          ...heads.map(({ key }) => formatMoneyColumn(document[key])),
        ],
      },
    ],
  };
};

/** What each rate's tax is on, where there is more than one. */
const finely = (document: SupplyDocument, head: Head): readonly Sum[] => {
  if (head.key === "cess") return [];
  const paise = new Map<string, { gst: number; onMrp: boolean; taxable: number; tax: number }>();
  for (const line of document.items) {
    const [gst, onMrp] = [line.gstRate, line.taxBase === "RETAIL_PRICE"];
    const key = `${gst} ${onMrp}`;
    const before = paise.get(key) ?? { taxable: 0, tax: 0 };
    paise.set(key, {
      gst,
      onMrp,
      taxable: before.taxable + Math.round(line.taxable * 100),
      tax: before.tax + Math.round(line[head.key] * 100),
    });
  }
  const rates = [...paise.values()].filter(({ gst }) => gst > 0).toSorted((one, other) => one.gst - other.gst);
  if (rates.length < 2) return [];
  return rates.map(({ gst, onMrp, taxable, tax }) => ({
    // A tax on the printed price is no part of what is paid.
    term: `${gst / head.part}% on ${onMrp ? "MRP" : formatMoneyColumn(taxable / 100)}`,
    amount: formatMoneyColumn(tax / 100),
    look: "fine",
  }));
};

/** The taxes, the round-off and what is to be paid. */
export const taxSums = (document: SupplyDocument, { taxed = true, payable = "Payable" } = {}): readonly Sum[] => [
  { term: taxed ? "Taxable value" : "Value", amount: formatMoneyColumn(document.taxable), look: "strong" },
  ...headsOf(document, taxed).flatMap((head): readonly Sum[] => [
    { term: head.label, amount: formatMoneyColumn(document[head.key]) },
    ...finely(document, head),
  ]),
  { term: "Round-off", amount: formatMoneyColumn(document.roundOff) },
  { term: payable, amount: `₹${formatMoneyColumn(document.total)}`, look: "payable" },
];

/** The amount and its tax, spelled. */
export const wordsOf = (document: SupplyDocument, { taxed = true } = {}): Sheet["words"] => {
  const { cgst, sgst, igst, cess } = document;
  const tax = [cgst, sgst, igst, cess].reduce((sum, rupees) => sum + Math.round(rupees * 100), 0) / 100;
  return [
    { term: "Amount in words", value: `${amountInWords(document.total)} Only` },
    ...(taxed ? [{ term: "Tax in words", value: `${amountInWords(tax)} Only` }] : []),
  ];
};
