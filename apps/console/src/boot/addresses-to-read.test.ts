import { userTypes } from "@o2r/api/contract/core";
import { productEndpoints, productList } from "@o2r/api/contract/catalogue";
import { addressOf } from "@o2r/api/client";
import { describe, expect, it } from "vitest";
import { listQuery, readListState } from "../kit/list/list-state.ts";
import { routes } from "../routes.tsx";
import { addressesToRead } from "./addresses-to-read.ts";
import { firstReads } from "./all-first-reads.ts";
import { pageOf, readOf } from "./first-reads.ts";

const list = [pageOf(productEndpoints.list, productList)];
const row = [readOf(productEndpoints.get)];
const copy = [readOf(productEndpoints.get, { idIn: "from" })];
const id = "0199f5c4-7a10-7cc3-9a52-0d9a1f3b5c77";

describe("what the first script asks for", () => {
  it.each([
    "",
    "?q=atta&sort=-formName&active=true",
    "?size=500&cursor=abc&page=3",
    "?sort=nothing&size=7&active=perhaps&q=%F0&mrp=10..20",
    "?brand=x,0199f5c4-7a10-7cc3-9a52-0d9a1f3b5c77&columns=sku",
  ])("is the page of a list that its address names, as the list itself asks: %s", (search) => {
    const asked = addressesToRead(list, "ADMIN", "/product", { pathname: "/product", search });
    const query = listQuery(readListState(new URLSearchParams(search), productList));
    expect(asked).toEqual([addressOf(productEndpoints.list, { query })]);
  });

  it("is the row of a form, the one that a copy is made of, and nothing for a new one", () => {
    expect(addressesToRead(row, "ADMIN", "/product/:id", { pathname: `/product/${id}/`, search: "" })).toEqual([
      `/oms/product/${id}`,
    ]);
    const place = { pathname: "/product/new", search: `?from=${id}` };
    expect(addressesToRead(copy, "ADMIN", "/product/new", place)).toEqual([`/oms/product/${id}`]);
    expect(addressesToRead(copy, "ADMIN", "/product/new", { ...place, search: "" })).toEqual([]);
  });

  it("is nothing that the role may not ask for, whatever the role cookie says", () => {
    const place = { pathname: "/product", search: "" };
    const asking = userTypes.filter((role) => addressesToRead(list, role, "/product", place).length > 0);
    expect(asking).not.toContain("CALLING_AGENT");
    expect(asking).toContain("SUPER_ADMIN");
    for (const role of [undefined, "", "NOBODY"]) expect(addressesToRead(list, role, "/product", place)).toEqual([]);
  });

  it("is what a form chooses from of which no other field decides whether it stands there", () => {
    const asked = addressesToRead(firstReads["/product/new"] ?? [], "ADMIN", "/product/new", {
      pathname: "/product/new",
      search: "",
    });
    expect(asked).toContain("/oms/master/common?category=WEIGHT_TYPE");
  });

  it("belongs to pages that there are", () => {
    const paths: readonly string[] = routes.map(({ path }) => path);
    expect(Object.keys(firstReads).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
