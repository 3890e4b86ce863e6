import { ledgerWords, type RetailerStatement } from "@o2r/api/contract/billing";
import { amountInWords, formatMoneyColumn } from "@o2r/ui/words";
import type { Row, Sheet } from "../../../print/sheet.ts";
import { dayText } from "./supply-sheet.ts";

const amount = (rupees: number): string => (rupees === 0 ? "" : formatMoneyColumn(rupees));

/** A retailer's statement on paper. */
export const statementSheet = (statement: RetailerStatement): Sheet => {
  const { ageing, from, to, opening, closing } = statement;
  const lines = statement.lines.map((line): Row => ({
    look: "plain",
    cells: [
      dayText(line.day),
      ledgerWords[line.kind] ?? line.kind,
      line.number ?? "",
      amount(line.debit),
      amount(line.credit),
      formatMoneyColumn(line.balance),
    ],
  }));
  return {
    title: "Statement",
    mark: `${dayText(from)} to ${dayText(to)}`,
    number: `Statement of ${statement.establishment}`,
    house: {
      title: "",
      name: statement.establishment,
      lines: [
        `${statement.name}, ${statement.address}`,
        [`Phone ${statement.mobile}`, ...(statement.gstNumber === null ? [] : [`GSTIN ${statement.gstNumber}`])].join(
          "   ",
        ),
      ],
    },
    facts: [
      [
        { term: "Not yet due", value: formatMoneyColumn(ageing.notYet) },
        { term: "1–30 days", value: formatMoneyColumn(ageing.upTo30) },
        { term: "31–60 days", value: formatMoneyColumn(ageing.upTo60) },
        { term: "61–90 days", value: formatMoneyColumn(ageing.upTo90) },
        { term: "Over 90 days", value: formatMoneyColumn(ageing.beyond) },
        { term: "Due of invoices ₹", value: formatMoneyColumn(ageing.due) },
      ],
    ],
    blocks: [],
    table: {
      columns: [
        { label: "Date", width: 62 },
        { label: "Document", width: 0 },
        { label: "Number", width: 110 },
        { label: "Debit ₹", width: 74, figures: true },
        { label: "Credit ₹", width: 74, figures: true },
        { label: "Balance ₹", width: 80, figures: true },
      ],
      rows: [
        {
          look: "group",
          cells: [
            dayText(from),
            statement.more ? "Brought forward, older lines left out" : "Brought forward",
            "",
            "",
            "",
            formatMoneyColumn(opening),
          ],
        },
        ...lines,
        { look: "sum", cells: [dayText(to), "Carried forward", "", "", "", formatMoneyColumn(closing)] },
      ],
    },
    sums: [
      { term: "On account, not allocated", amount: formatMoneyColumn(statement.onAccount) },
      { term: "Cheques not cleared", amount: formatMoneyColumn(statement.uncleared) },
      { term: `Owed on ${dayText(to)}`, amount: `₹${formatMoneyColumn(closing)}`, look: "payable" },
    ],
    words: closing > 0 ? [{ term: "Amount in words", value: `${amountInWords(closing)} Only` }] : [],
    notes: [],
    signedFor: null,
  };
};
