import type { Db } from "../../../../db/schema.ts";
import { toRupees, type Paise } from "../../../../trade/paise.ts";
import { walkDocuments, type AtRate, type ListedDocument, type ListingSection } from "./documents.ts";
import type { ReturnAsked, Sums } from "./lines.ts";
import { exemptWords, issuedWords } from "./portal-words.ts";
import { readByHsn, readByPlace, readExempt, readIssued } from "./totals.ts";

/** `24-11-2026`. */
const portalDay = (day: string): string => day.split("-").toReversed().join("-");

const amounts = ({ taxable, igst, cgst, sgst, cess }: Sums) => ({
  txval: toRupees(taxable),
  iamt: toRupees(igst),
  camt: toRupees(cgst),
  samt: toRupees(sgst),
  csamt: toRupees(cess),
});

/** The tax of a supply on reverse charge, which its invoice does not charge and the return names all the same. */
const owed = ({ reverseCharge, inter }: ListedDocument, at: AtRate): AtRate => {
  if (!reverseCharge) return at;
  const taxOf = (part: number) => Math.round((at.taxable * at.rate) / (100 * part)) as Paise; // a part of Paise
  return inter ? { ...at, igst: taxOf(1) } : { ...at, cgst: taxOf(2), sgst: taxOf(2) };
};

/** One for each rate, numbered as the portal's own tool does: 1801 at 18 %. */
const items = (document: ListedDocument) =>
  document.rates.map((at) => ({
    num: Math.round(at.rate * 100) + 1,
    itm_det: { rt: at.rate, ...amounts(owed(document, at)) },
  }));

const charge = ({ reverseCharge }: ListedDocument): string => (reverseCharge ? "Y" : "N");

const supplyType = ({ zone }: ListedDocument): string => (zone === null ? "R" : zone === "TAXED" ? "SEWP" : "SEWOP");

/** How the portal has the documents of a table: under what they are grouped, and each by itself. */
const shapes = {
  b2b: {
    key: "ctin",
    inside: "inv",
    of: (one: ListedDocument) => ({
      inum: one.number,
      idt: portalDay(one.day),
      val: toRupees(one.value),
      pos: one.code,
      rchrg: charge(one),
      inv_typ: supplyType(one),
      itms: items(one),
    }),
  },
  b2cl: {
    key: "pos",
    inside: "inv",
    of: (one: ListedDocument) => ({
      inum: one.number,
      idt: portalDay(one.day),
      val: toRupees(one.value),
      itms: items(one),
    }),
  },
  cdnr: {
    key: "ctin",
    inside: "nt",
    of: (one: ListedDocument) => ({
      ntty: "C",
      nt_num: one.number,
      nt_dt: portalDay(one.day),
      val: toRupees(one.value),
      pos: one.code,
      rchrg: charge(one),
      inv_typ: supplyType(one),
      itms: items(one),
    }),
  },
} as const;

const groupOf = ({ gstNumber, code }: ListedDocument): string => gstNumber ?? code;

/** A table whose documents are grouped, as text, in pieces: they come group after group. */
async function* grouped(db: Db, asked: ReturnAsked, section: keyof typeof shapes): AsyncGenerator<string> {
  const { key, inside, of } = shapes[section];
  let open: string | undefined;
  yield `"${section}":[`;
  for await (const documents of walkDocuments(db, asked, section))
    yield documents
      .map((one) => {
        const group = groupOf(one);
        const text = JSON.stringify(of(one));
        if (group === open) return `,${text}`;
        const begin = `${open === undefined ? "" : "]},"}{"${key}":${JSON.stringify(group)},"${inside}":[${text}`;
        open = group;
        return begin;
      })
      .join("");
  yield `${open === undefined ? "" : "]}"}]`;
}

async function* ungrouped(
  db: Db,
  asked: ReturnAsked,
  section: Extract<ListingSection, "cdnur">,
): AsyncGenerator<string> {
  let between = "";
  yield `"${section}":[`;
  for await (const documents of walkDocuments(db, asked, section)) {
    const texts = documents.map((one) =>
      JSON.stringify({
        typ: "B2CL",
        ntty: "C",
        nt_num: one.number,
        nt_dt: portalDay(one.day),
        val: toRupees(one.value),
        pos: one.code,
        itms: items(one),
      }),
    );
    yield between + texts.join(",");
    between = ",";
  }
  yield "]";
}

const hsn = async (db: Db, asked: ReturnAsked, registered: boolean) =>
  (await readByHsn(db, asked, registered)).map((row, at) => ({
    num: at + 1,
    hsn_sc: row.hsn,
    desc: "",
    uqc: row.uqc,
    qty: row.units,
    rt: row.rate,
    ...amounts(row),
  }));

const issued = async (db: Db, asked: ReturnAsked) => {
  const series = await readIssued(db, asked);
  return (["INVOICE", "NOTE", "CHALLAN"] as const).flatMap((doc) => {
    const own = series.filter((one) => one.doc === doc);
    const { number, text } = issuedWords[doc];
    const docs = own.map(({ first, last, count, cancelled }, at) => ({
      num: at + 1,
      from: first,
      to: last,
      totnum: count,
      cancel: cancelled,
      net_issue: count - cancelled,
    }));
    return docs.length === 0 ? [] : [{ doc_num: number, doc_typ: text, docs }];
  });
};

/** The whole return as the portal takes it, in pieces. Source: GSTN, GSTR-1 save API, version 4. */
export async function* writeReturn(
  db: Db,
  asked: ReturnAsked,
  { gstin, month }: { readonly gstin: string; readonly month: string },
): AsyncGenerator<Buffer> {
  const [year = "", of = ""] = month.split("-");
  yield Buffer.from(`{"gstin":"${gstin}","fp":"${of}${year}",`);
  for (const section of ["b2b", "b2cl", "cdnr"] as const) {
    for await (const text of grouped(db, asked, section)) yield Buffer.from(text);
    yield Buffer.from(",");
  }
  for await (const text of ungrouped(db, asked, "cdnur")) yield Buffer.from(text);
  const rest = {
    b2cs: (await readByPlace(db, asked)).map((row) => ({
      sply_ty: row.inter ? "INTER" : "INTRA",
      pos: row.code,
      typ: "OE",
      rt: row.rate,
      ...amounts(row),
    })),
    nil: {
      inv: (await readExempt(db, asked)).map((row) => ({
        sply_ty: exemptWords(row).code,
        nil_amt: 0,
        expt_amt: toRupees(row.taxable),
        ngsup_amt: 0,
      })),
    },
    hsn: { hsn_b2b: await hsn(db, asked, true), hsn_b2c: await hsn(db, asked, false) },
    doc_issue: { doc_det: await issued(db, asked) },
  };
  yield Buffer.from(`,${JSON.stringify(rest).slice(1)}`);
}
