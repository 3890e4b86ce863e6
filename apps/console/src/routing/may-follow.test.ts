import { describe, expect, it } from "vitest";
import { mayFollow } from "./may-follow.ts";

describe("a link", () => {
  it("is followed by those who may open the page that it leads to, whatever the address asks of it", () => {
    const links = ["/retailer/42", "/retailer/42?tab=ledger", "/retailer/42/edit#gst", "/Retailer"];
    expect(links.filter((href) => mayFollow(href, "ADMIN"))).toEqual(links);
    expect(links.filter((href) => mayFollow(href, "HUB_MANAGER"))).toEqual([]);
    expect(mayFollow("/invoice/42", "HUB_MANAGER")).toBe(true);
    expect(mayFollow("/order?q=RO-1", "CWH_MANAGER")).toBe(false);
  });

  it("that leads to no page of the console is not judged", () => {
    const links = ["", "?tab=ledger", "#lines", "/", "/oms/document/42", "/nowhere", "https://example.com/retailer/42"];
    expect(links.filter((href) => mayFollow(href, "CWH_MANAGER"))).toEqual(links);
  });
});
