import { describe, expect, it } from "vitest";
import { crumbsTo } from "./crumbs.ts";
import { findRoute } from "./find-route.ts";

const wayTo = (path: string, name?: string): string[] => {
  const route = findRoute(path);
  if (route === undefined) throw new Error(`no page at ${path}`);
  return crumbsTo(route, "SUPER_ADMIN", { name, params: { id: "42" } }).map((crumb) => crumb.label);
};

describe("the breadcrumb", () => {
  it("S1.06 ends with the title of the page", () => {
    expect(wayTo("/")).toEqual(["Dashboard"]);
    expect(wayTo("/order")).toEqual(["Retailer Orders"]);
    expect(wayTo("/product")).toEqual(["Catalogue", "Product"]);
    expect(wayTo("/sms")).toEqual(["Settings", "SMS Config"]);
  });

  it("leads from a part to the page above it, and ends with the name of what is shown", () => {
    expect(wayTo("/quality-check/42", "QC-26-0331")).toEqual(["Stock", "QC Management", "QC-26-0331"]);
  });

  it("leads from the form of a thing to the page of the thing by its name, at its own address", () => {
    expect(wayTo("/retailer/42/edit", "Om Sai Kirana")).toEqual(["Retailers", "Om Sai Kirana", "Edit retailer"]);
    const route = findRoute("/retailer/42/edit");
    const way = route && crumbsTo(route, "SUPER_ADMIN", { params: { id: "42" } });
    expect(way?.map(({ href }) => href)).toEqual(["/retailer", "/retailer/42", "/retailer/42/edit"]);
  });
});
