import { inventoryList } from "@o2r/api/contract/stock";
import { hubOrderList, orderList } from "@o2r/api/contract/orders";
import { describe, expect, it } from "vitest";
import { ownList, shownColumns, tableColumn } from "./table-columns.ts";

const fields = (...[list, asked]: Parameters<typeof shownColumns>) =>
  shownColumns(list, asked).map(({ field }) => field);

describe("the lists of somebody with one warehouse", () => {
  const own = (list: Parameters<typeof ownList>[0]) => ownList(list, { oneWarehouse: true, isNarrow: false });

  it("do not say in each row which it is of, unless that is asked for", () => {
    expect(fields(inventoryList, undefined)).toContain("warehouse");
    expect(fields(own(inventoryList), undefined)).not.toContain("warehouse");
    expect(fields(own(inventoryList), ["name", "warehouse"])).toEqual(["name", "warehouse"]);
  });

  it("say it where the rows are of others: whose order it is that comes from theirs", () => {
    expect(fields(own(hubOrderList), undefined)).toContain("hub");
  });
});

it("on a tablet a list keeps what says most, down to the state, and the rest is there to be asked for", () => {
  const list = ownList(orderList, { oneWarehouse: true, isNarrow: true });
  expect(fields(list, undefined)).toEqual(["orderNumber", "establishment", "total", "orderSlot", "state"]);
  expect(fields(list, ["orderNumber", "beat"])).toEqual(["orderNumber", "beat"]);
});

it("a day with its time has room for both on the one line of a compact row, unless the screen draws it in its own way", () => {
  const column = { field: "at", label: "When", kind: "dateTime", shown: true, width: 104 } as const;
  expect(tableColumn(column)).toMatchObject({ width: 104, compactWidth: 134 });
  expect(tableColumn(column, { cell: () => "today" }).compactWidth).toBeUndefined();
});
