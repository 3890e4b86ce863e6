import { describe, expect, it } from "vitest";
import { routes } from "../routes.tsx";
import { findPages } from "./find-pages.ts";

const search = (role: string, query: string) =>
  findPages(routes, { role, helpAndSupportActive: false }, query).map((route) => route.path);

describe("finding a page by words", () => {
  it("puts titles that begin with the word before titles that hold it and descriptions that mention it", () => {
    expect(search("SUPER_ADMIN", "cat").slice(0, 2)).toEqual(["/category", "/sub-category"]);
    expect(search("SUPER_ADMIN", "price")).toContain("/product");
  });

  it("finds what stands below a page of the sidebar, too", () => {
    expect(search("SUPER_ADMIN", "payments")).toContain("/invoice/payments");
    expect(search("SUPER_ADMIN", "kyc")).toContain("/retailer/kyc");
    expect(search("SUPER_ADMIN", "")).not.toContain("/retailer/kyc");
  });

  it("finds a page of its own that fills the window, and none that is a part of another", () => {
    expect(search("CALLING_AGENT", "customer")[0]).toBe("/customer-order");
    expect(search("HUB_MANAGER", "customer")).not.toContain("/customer-order");
    expect(search("SUPER_ADMIN", "chatbot")).not.toContain("/chatbot-flow");
  });

  it("needs every word", () => {
    expect(search("SUPER_ADMIN", "config chat")[0]).toBe("/chat-config");
    expect(search("SUPER_ADMIN", "config chat")).not.toContain("/appconfig");
    expect(search("SUPER_ADMIN", "config nothing-like-it")).toEqual([]);
  });

  it("finds only what the role may open", () => {
    expect(search("CALLING_AGENT", "")).toEqual(["/", "/order"]);
    expect(search("ADMIN", "settings")).toEqual([]);
  });
});
