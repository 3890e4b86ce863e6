import { describe, expect, it } from "vitest";
import { productEndpoints } from "../../areas/catalogue/index.ts";
import { listQuerySchema, readRange } from "./list-query.ts";
import { defaultPageSize, pageSizes } from "./pages.ts";

const { query } = productEndpoints.list;
const read = (given: object) => query?.validateSync(given, { abortEarly: false });

describe("the query of a list", () => {
  it("has a first page, the list's own order and the default size when nothing is asked", () => {
    expect(read({})).toEqual({ q: "", sort: "formName", size: defaultPageSize, cursor: null });
  });

  it("S2.128 takes each of the page sizes 10, 25, 50, 100, 200, 300, 400, 500 and no other", () => {
    expect([...pageSizes]).toEqual([10, 25, 50, 100, 200, 300, 400, 500]);
    for (const size of pageSizes) expect(read({ size: String(size) })).toMatchObject({ size });
    expect(() => read({ size: "1000" })).toThrow("Not a page size: take one of 10, 25, 50, 100, 200, 300, 400, 500");
  });

  it("S9.21 refuses search words of one or two characters", () => {
    expect(() => read({ q: "ri" })).toThrow("3 or more characters");
    expect(read({ q: "ric" })).toMatchObject({ q: "ric" });
  });

  it("sorts by sortable columns only", () => {
    expect(read({ sort: "-formProductMrp" })).toMatchObject({ sort: "-formProductMrp" });
    expect(() => read({ sort: "manufacturer" })).toThrow("cannot be sorted");
    expect(() => read({ sort: "id; drop table product" })).toThrow("cannot be sorted");
  });

  it("refuses keys, options and ranges that it does not know", () => {
    expect(() => read({ colour: "red" })).toThrow("colour is not known here");
    expect(() => read({ platform: "APP,TV" })).toThrow("unknown value");
    expect(() => read({ mrp: "cheap" })).toThrow("not a range");
    expect(() => read({ brand: "1,2" })).toThrow("list of ids");
    expect(read({ platform: "APP,ALL", mrp: "10..20.5" })).toMatchObject({ platform: "APP,ALL" });
  });

  it("reads either side of a range as open when it is left out", () => {
    expect(readRange("10..20.5")).toEqual({ min: 10, max: 20.5 });
    expect(readRange("..20")).toEqual({ min: null, max: 20 });
    expect(readRange("10..")).toEqual({ min: 10, max: null });
  });
});

it("a filter of dates takes whole days, the first not after the last, and no more of them than it may span", () => {
  const filters = [{ kind: "dates", key: "placed", label: "Placed", of: "instant", maxDays: 92 }] as const;
  const columns = [{ field: "id", label: "No", kind: "text", sort: true, shown: true }] as const;
  const schema = listQuerySchema({ columns, filters, search: {}, defaultSort: "-id" });
  const placed = (text: string) => schema.validateSync({ placed: text });
  expect(placed("2026-04-01..2026-07-01")).toMatchObject({ placed: "2026-04-01..2026-07-01" });
  expect(() => placed("2026-04-01..2026-07-02")).toThrow("Placed spans more than 92 days");
  for (const wrong of ["2026-04-02..2026-04-01", "2026-02-30..2026-03-01", "2026-04-01..", "April"])
    expect(() => placed(wrong)).toThrow("Placed is not a range of dates");
});
