import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageSizes, type ListDeclaration } from "@o2r/api/contract/core";
import type { FilterValue } from "./filter/filter-value.ts";
import {
  fromFirstPage,
  isNarrowed,
  listQuery,
  orderAsked,
  readListState,
  shownBy,
  tableSort,
  toPage,
  withFilter,
  writeListState,
  type ListState,
} from "./list-state.ts";

const declaration: ListDeclaration = {
  columns: [
    { field: "name", label: "Name", kind: "text", sort: true, shown: true },
    { field: "mrp", label: "MRP", kind: "money", sort: true, shown: true },
    { field: "note", label: "Note", kind: "text", shown: true },
  ],
  filters: [
    {
      kind: "oneOf",
      key: "type",
      label: "Item type",
      options: [
        { value: "FOOD", label: "Food" },
        { value: "NON_FOOD", label: "Non-food" },
      ],
    },
    { kind: "lookup", key: "brandId", label: "Brand", source: "/api/brand" },
    { kind: "flag", key: "active", label: "Active", yes: "Active", no: "Inactive" },
    { kind: "range", key: "price", label: "MRP", unit: "rupees" },
  ],
  search: { name: "name" },
  defaultSort: "name",
};

const read = (query: string): ListState => readListState(new URLSearchParams(query), declaration);
const write = (state: ListState): string => writeListState(state, declaration).toString();

const amount = fc.integer({ min: 0, max: 99_999_999 }).map((paise) => paise / 100);
const range: fc.Arbitrary<FilterValue> = fc
  .tuple(fc.option(amount), fc.option(amount))
  .filter(([min, max]) => min !== null || max !== null)
  .map(([a, b]) => ({
    kind: "range",
    min: a !== null && b !== null ? Math.min(a, b) : a,
    max: a !== null && b !== null ? Math.max(a, b) : b,
  }));
const filters: fc.Arbitrary<ListState["filters"]> = fc.record(
  {
    type: fc.subarray(["FOOD", "NON_FOOD"], { minLength: 1 }).map((values): FilterValue => ({ kind: "oneOf", values })),
    brandId: fc
      .uniqueArray(fc.uuid(), { minLength: 1, maxLength: 5 })
      .map((values): FilterValue => ({ kind: "lookup", values })),
    active: fc.boolean().map((on): FilterValue => ({ kind: "flag", on })),
    price: range,
  },
  { requiredKeys: [] },
);
const place: fc.Arbitrary<Pick<ListState, "cursor" | "page">> = fc.oneof(
  fc.constant({ cursor: null, page: 1 }),
  fc.record({ cursor: fc.stringMatching(/^[\w-]{1,40}$/), page: fc.integer({ min: 2, max: 5000 }) }),
);
const state: fc.Arbitrary<ListState> = fc
  .record({
    q: fc.oneof(fc.constant(""), fc.stringMatching(/^[a-z0-9][a-z0-9 ]{1,38}[a-z0-9]$/)),
    sort: fc.constantFrom("name", "-name", "mrp", "-mrp"),
    size: fc.constantFrom(...pageSizes),
    filters,
    place,
  })
  .map(({ place: at, ...rest }) => ({ ...rest, ...at }));

describe("the columns that an address names", () => {
  it("are read in their order, each once, without those that the list has not", () => {
    expect(read("columns=note,name,note,secret").columns).toEqual(["note", "name"]);
    expect(read("columns=secret").columns).toBeUndefined();
    expect(read("").columns).toBeUndefined();
  });

  it("stand in the address, and are not asked of the service", () => {
    const state = read("columns=note,name&q=rice");
    expect(write(state)).toBe("q=rice&columns=note%2Cname");
    expect(listQuery(state)).not.toHaveProperty("columns");
  });
});

describe("list state in the URL", () => {
  it("comes back from an address exactly as it went in", () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(read(write(given))).toEqual(given);
      }),
    );
  });

  it("writes one address per state, whatever stray parameters the address had", () => {
    fc.assert(
      fc.property(state, fc.dictionary(fc.stringMatching(/^[a-z]{1,6}_x$/), fc.string()), (given, stray) => {
        const params = writeListState(given, declaration);
        for (const [key, value] of Object.entries(stray)) params.set(key, value);
        expect(write(readListState(params, declaration))).toBe(write(given));
      }),
    );
  });

  it("survives any hostile address with a state that the declaration allows", () => {
    const hostile = fc.dictionary(
      fc.constantFrom("q", "sort", "size", "cursor", "page", "type", "brandId", "active", "price"),
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 200 }),
        fc.constantFrom("-", "__proto__", "1e9", "..", "5..1", ",,,"),
      ),
    );
    fc.assert(
      fc.property(hostile, (given) => {
        const found = readListState(new URLSearchParams(given), declaration);
        expect(["name", "-name", "mrp", "-mrp"]).toContain(found.sort);
        expect(pageSizes).toContain(found.size);
        expect(found.q.length).toBeLessThanOrEqual(100);
        expect(found.page === 1).toBe(found.cursor === null);
        expect(read(write(found))).toEqual(found);
      }),
    );
  });

  it("refuses columns that cannot be sorted, options that do not exist and ranges that end before they begin", () => {
    expect(read("sort=note&type=TOY&price=9..3&active=maybe")).toEqual(read(""));
    expect(read("type=FOOD,TOY,FOOD").filters).toEqual({ type: { kind: "oneOf", values: ["FOOD"] } });
  });

  it("S9.21 ignores search words of fewer than 3 characters, as the service would refuse them", () => {
    expect([read("q=at").q, read("q=%20at%20").q, read("q=att").q]).toEqual(["", "", "att"]);
  });

  it("S2.128 offers exactly the page sizes 10, 25, 50, 100, 200, 300, 400, 500 and begins with 25", () => {
    expect(pageSizes.map((size) => read(`size=${size}`).size)).toEqual([10, 25, 50, 100, 200, 300, 400, 500]);
    expect([read("").size, read("size=20").size, read("size=5000").size]).toEqual([25, 25, 25]);
  });

  it("S2.129 asks the service for as many rows as the chosen page size says, from the first page", () => {
    const third = read("size=25&cursor=abc&page=3");
    expect(listQuery(fromFirstPage(third, { size: 200 }))).toEqual({ sort: "name", size: 200 });
  });

  it("keeps the cursor while paging and needs none on the first page", () => {
    const second = toPage(read("q=atta"), 2, "next");
    expect([second.page, second.cursor]).toEqual([2, "next"]);
    expect(write(toPage(second, 1, "prev"))).toBe("q=atta");
  });

  it("asks with the filters as the address writes them", () => {
    expect(listQuery(read("type=FOOD,NON_FOOD&price=..1500&active=false&q=toor"))).toEqual({
      q: "toor",
      sort: "name",
      size: 25,
      type: "FOOD,NON_FOOD",
      price: "..1500",
      active: "false",
    });
  });

  it("is narrowed by words or filters, and not by order or size", () => {
    expect([
      isNarrowed(read("sort=-mrp&size=50")),
      isNarrowed(read("q=atta")),
      isNarrowed(read("active=true")),
    ]).toEqual([false, true, true]);
  });

  it("is the same view on each of its pages and with any number of rows, and another in another order", () => {
    const view = shownBy(read("active=true"), declaration);
    expect(shownBy(read("active=true&size=50&cursor=abc&page=3"), declaration)).toBe(view);
    expect(shownBy(read("active=true&sort=-mrp"), declaration)).not.toBe(view);
  });

  it("takes one filter away and leaves the others", () => {
    const both = read("type=FOOD&active=true").filters;
    expect(Object.keys(withFilter(both, "type", undefined))).toEqual(["active"]);
  });
});

describe("sorting by a header", () => {
  it("is written with a minus for descending, and read back by the table", () => {
    expect(orderAsked({ column: "mrp", direction: "descending" }, "name", "name")).toBe("-mrp");
    expect(tableSort("-mrp")).toEqual({ column: "mrp", direction: "descending" });
    expect(tableSort("name")).toEqual({ column: "name", direction: "ascending" });
  });

  it("goes back to the list's own order when the header asks for none", () => {
    expect(orderAsked(undefined, "-mrp", "name")).toBe("name");
  });

  it("turns the list's own order round where it is in force already, so that every press has an effect", () => {
    expect(orderAsked(undefined, "-updatedAt", "-updatedAt")).toBe("updatedAt");
  });
});
