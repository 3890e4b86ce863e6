import type { Column } from "@o2r/ui";
import { expect, it } from "vitest";
import { plainCard } from "./plain-card.ts";

const columns = (["number", "retailer", "day", "hub", "remark"] as const).map(
  (id): Column<Record<string, string | number>> => ({ id, header: id, cell: (row) => row[id] }),
);
const money = (["taxable", "cgst", "sgst", "igst", "total"] as const).map(
  (id): Column<Record<string, string | number>> => ({ id, header: id, kind: "number", cell: (row) => row[id] }),
);
const row = {
  number: "IMH/1",
  retailer: "Shop",
  day: "24-11-2026",
  hub: "",
  remark: "late",
  taxable: 100,
  cgst: 9,
  sgst: 9,
  igst: 0,
  total: 118,
};

it("a card of a row says its money, its sum included, and what else there is in words, without its title", () => {
  expect(plainCard([...columns, ...money], row, "IMH/1")).toEqual({
    facts: ["Shop", "24-11-2026", "late"],
    figures: [
      { label: "taxable", value: 100 },
      { label: "cgst", value: 9 },
      { label: "sgst", value: 9 },
      { label: "total", value: 118 },
    ],
  });
});
