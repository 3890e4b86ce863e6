import { userTypes } from "@o2r/api/contract/core";
import { describe, expect, it } from "vitest";
import { decideEntry } from "./routing/decide-entry.ts";
import { findRoute } from "./routing/find-route.ts";
import { mayOpen } from "./routing/may-open.ts";
import { pageAbout } from "./routing/page-about.ts";
import { routes } from "./routes.tsx";

const office = [
  "SUPER_SUPER_ADMIN",
  "SUPER_ADMIN",
  "ADMIN",
  "ONBOARDING_MANAGER",
  "ONBOARDING_AGENT",
  "FSA",
  "RETAILER",
];
const supers = office.filter((role) => role !== "ADMIN");
const warehouse = [...office, "HUB_MANAGER", "CWH_MANAGER"];

/** Requirement, title, path, and the roles that see the entry and may open the page. */
const entries: readonly (readonly [id: string, title: string, path: string, roles: readonly string[]])[] = [
  ["S2.15 S2.49 S2.98", "Dashboard", "/", userTypes],
  ["S2.16 S2.50", "Create Orders", "/create-order", warehouse],
  ["S2.17 S2.51", "Retailer Orders", "/order", [...office, "CALLING_AGENT", "HUB_MANAGER", "CC_SUPERVISOR"]],
  ["S2.18 S2.52", "Hub Order", "/hub-order", warehouse],
  ["S2.19 S2.53", "Invoices", "/invoice", [...office, "HUB_MANAGER"]],
  ["S2.20 S2.54", "Inventory", "/inventory", warehouse],
  ["S2.21 S2.55", "Product", "/product", office],
  ["S2.22 S2.56", "Rejected SKUs", "/rejected-skus", warehouse],
  ["S2.23 S2.57", "Reports", "/reports", [...warehouse, "CC_SUPERVISOR"]],
  ["S2.24 S2.58", "User Management", "/user-management", [...supers, "CC_SUPERVISOR"]],
  ["S2.25 S2.59", "Retailers", "/retailer", office],
  ["S2.26 S2.60", "Category", "/category", office],
  ["S2.27 S2.61", "Sub-category", "/sub-category", office],
  ["S2.28 S2.62", "Brand", "/brand", office],
  ["S2.29 S2.63", "Attributes", "/attribute", office],
  ["S2.30 S2.64", "Warehouse Management", "/warehouse-management", office],
  ["S2.31 S2.65", "QC Management", "/quality-check", warehouse],
  ["S2.32 S2.66", "Create Shipment", "/create-shipment", warehouse],
  ["S2.33 S2.67", "Shipment Management", "/shipment-management", warehouse],
  ["S2.34 S2.68", "Promocode", "/promocode", [...office, "HUB_MANAGER"]],
  ["S2.35 S2.69", "Notification", "/notification", supers],
  ["S2.36 S2.70", "Common Config", "/common-config", supers],
  ["S2.37 S2.71", "Global Config", "/global-config", supers],
  ["S2.38 S2.72", "Charges Config", "/charge-config", supers],
  ["S2.39 S2.73", "App Config", "/appconfig", supers],
  ["S2.40 S2.74", "SMS Config", "/sms", supers],
  ["S2.41 S2.75", "Retailer Config", "/retailer-config", supers],
  ["S2.42 S2.76", "Holidays", "/holidays", supers],
  ["S2.43 S2.77", "Combo Config", "/combo-config", supers],
  ["S2.44 S2.78", "Chat Config", "/chat-config", supers],
  ["S2.45 S2.79", "Content", "/layout-content", supers],
  ["S2.46 S2.80", "Rail", "/rail-type", supers],
  ["S2.47 S2.81", "Page", "/layout-page", supers],
  ["S2.48 S2.82", "Help & support", "/help-support", userTypes],
];

const shellLess = [
  "/401",
  "/404",
  "/chatbot-flow",
  "/create-rail",
  "/customer-order",
  "/layout",
  "/login",
  "/otp",
  "/privacy-policy",
  "/quality-check/:id",
  "/shipment-management/:id",
  "/ticket-management",
];

const pageAt = (path: string) => {
  const route = findRoute(path);
  if (route === undefined) throw new Error(`no page at ${path}`);
  return route;
};

describe("the route table", () => {
  it.each(entries)("%s: '%s' stands in the shell at %s for exactly its roles", (_id, title, path, roles) => {
    const route = pageAt(path);
    expect(route.title).toBe(title);
    expect(route.shell).toBe(true);
    expect(userTypes.filter((role) => mayOpen(route, role)).toSorted()).toEqual([...roles].toSorted());
  });

  it("S2.14 has no sidebar entry beyond the specified ones", () => {
    expect(routes.filter((route) => route.entry !== undefined).map((route) => route.path)).toEqual(
      entries.map(([, , path]) => path),
    );
  });

  it("S2.01 S2.02 S2.03 S2.04 S2.05 S2.06 S2.07 S2.08 S2.09 S2.10 S2.11 S2.12 renders exactly twelve pages without the shell", () => {
    expect(
      routes
        .filter((route) => !route.shell)
        .map((route) => route.path)
        .toSorted(),
    ).toEqual(shellLess);
  });

  it("S2.03 S2.08 keeps the lists in the shell and their details out of it", () => {
    expect(pageAt("/quality-check").shell).toBe(true);
    expect(pageAt("/quality-check/42").shell).toBe(false);
    expect(pageAt("/shipment-management/").shell).toBe(true);
    expect(pageAt("/shipment-management/42").shell).toBe(false);
  });

  it("opens parts of a page, such as a product's form, to nobody whom the page is closed to", () => {
    for (const part of routes.filter((route) => route.shell && route.under !== undefined)) {
      expect(pageAt(part.under ?? "").allowed).toEqual(expect.arrayContaining([...(part.allowed ?? [])]));
    }
    expect(pageAt("/product/new").title).toBe("Add product");
    expect(pageAt("/product/0199f5c4").title).toBe("Edit product");
  });

  it("has a sentence about every page", () => {
    for (const route of routes) expect(pageAbout(route)).toMatch(/^[A-Z].*\.$/);
  });

  it("has one row per address", () => {
    expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
    expect(findRoute("/nowhere")).toBeUndefined();
    expect(findRoute("/order/42/lines")).toBeUndefined();
  });
});

describe("the page guard", () => {
  it("S2.89 S6.02 sends a role that the page does not allow to the dashboard, for every role and page", () => {
    for (const route of routes.filter(({ access }) => access === "signedIn")) {
      for (const role of userTypes) {
        const verdict = decideEntry(route, { signedIn: true, role }, route.path);
        expect(verdict, `${role} at ${route.path}`).toEqual(mayOpen(route, role) ? "enter" : { sendTo: "/" });
      }
    }
  });

  it("S2.90 opens a page without allowed roles to everybody signed in, so that sending to / cannot loop", () => {
    expect(pageAt("/").allowed).toBeUndefined();
    for (const role of [...userTypes, "SOMETHING_NEW", undefined]) {
      expect(decideEntry(pageAt("/"), { signedIn: true, role }, "/")).toBe("enter");
    }
  });

  it("sends a person who is signed out to the sign-in page and remembers the wanted page", () => {
    expect(decideEntry(pageAt("/product"), { signedIn: false, role: undefined }, "/product?q=atta")).toEqual({
      sendTo: "/login?next=%2Fproduct%3Fq%3Datta",
    });
    expect(decideEntry(pageAt("/"), { signedIn: false, role: undefined }, "/")).toEqual({ sendTo: "/login" });
  });

  it("sends a person who is signed in already from the sign-in pages to where they lead", () => {
    const visitor = { signedIn: true, role: "ADMIN" };
    expect(decideEntry(pageAt("/login"), visitor, "/login")).toEqual({ sendTo: "/" });
    expect(decideEntry(pageAt("/otp"), visitor, "/otp?next=%2Fproduct%3Fq%3Datta")).toEqual({
      sendTo: "/product?q=atta",
    });
    for (const next of ["https://evil.example/", "//evil.example", "/login", "/otp?next=/login"]) {
      const wanted = `/login?next=${encodeURIComponent(next)}`;
      expect(decideEntry(pageAt("/login"), visitor, wanted), `next=${next}`).toEqual({ sendTo: "/" });
    }
    expect(decideEntry(pageAt("/privacy-policy"), visitor, "/privacy-policy")).toBe("enter");
  });

  it("S2.06 S2.07 opens sign-in, code, privacy policy, 401 and 404 to a person who is signed out", () => {
    const visitor = { signedIn: false, role: undefined };
    const open = routes.filter((route) => decideEntry(route, visitor, route.path) === "enter");
    expect(open.map((route) => route.path)).toEqual(["/login", "/otp", "/privacy-policy", "/401", "/404"]);
  });
});
