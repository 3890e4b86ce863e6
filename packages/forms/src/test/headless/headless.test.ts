// The two complete files of docs/headless.md, filled in as a person would, in a page of their own.
import { readFileSync } from "node:fs";
import { createElement, type ReactNode } from "react";
import { Window } from "happy-dom";
import { afterEach, expect, it, vi } from "vitest";

// React and MUI look for these when they are first loaded; this file has a process of its own, which they end with.
const window = new Window({ url: "http://localhost/" });
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !["document", "navigator", "location"].includes(name)) continue;
  const value: unknown = Reflect.get(window, name);
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
for (const name of ["Event", "KeyboardEvent", "MouseEvent", "addEventListener", "removeEventListener"]) {
  const value: unknown = Reflect.get(window, name);
  const bound = name.endsWith("Listener") && typeof value === "function" ? value.bind(window) : value;
  Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
}
Object.defineProperty(globalThis, "window", { value: window, configurable: true });

const { createRoot } = await import("react-dom/client");
const { OfferPage } = await import("./mui-form.tsx");
const { OrderPage } = await import("./plain-form.tsx");

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** Shows a page, and what a person does on it by the labels that they read. */
const open = async (page: ReactNode) => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  closers.push(
    () => root.unmount(),
    () => host.remove(),
  );
  root.render(page);
  await vi.waitFor(() => expect(host.querySelector("form")).not.toBeNull());
  const control = (label: string) => {
    const found = [...host.querySelectorAll("label")].find(
      ({ textContent }) => textContent.replaceAll(/[\s\u2009*]+$/g, "") === label,
    );
    const id = found?.htmlFor ?? "";
    return (id === "" ? found?.querySelector("input") : document.getElementById(id)) ?? undefined;
  };
  const button = (label: string) =>
    [...host.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === label);
  return {
    text: () => host.textContent,
    control,
    has: (label: string) => control(label) !== undefined,
    press: (label: string) => button(label)?.click(),
    tick: (label: string) => control(label)?.click(),
    type: (label: string, words: string) => {
      const element = control(label);
      if (!(element instanceof HTMLElement)) throw new Error(`No field "${label}" is on the page`);
      // Past React, which hears of it by the event, as in a browser.
      Reflect.set(Object.getPrototypeOf(element) as object, "value", words, element);
      const kind = element.tagName === "SELECT" ? "change" : "input";
      element.dispatchEvent(new Event(kind, { bubbles: true }));
    },
    /** What stands where the control says that its message is. */
    message: (label: string) => {
      const id = control(label)?.getAttribute("aria-describedby") ?? "";
      return document.getElementById(id)?.textContent;
    },
  };
};

it("plain HTML: fields come and go, rows are added, errors stand beside them, and what is typed is sent", async () => {
  const save = vi.fn<(order: unknown) => void>();
  const page = await open(createElement(OrderPage, { save }));
  page.press("Save");
  await vi.waitFor(() => expect(page.message("Customer")).toBe("This field is required"));
  expect(page.has("Cheque number")).toBe(false);
  page.type("Payment", "CHEQUE");
  await vi.waitFor(() => expect(page.has("Cheque number")).toBe(true));
  expect(page.has("Street")).toBe(false);
  page.tick("Deliver it");
  await vi.waitFor(() => expect(page.has("Street")).toBe(true));
  page.press("Add Line");
  await vi.waitFor(() => expect(page.has("Quantity")).toBe(true));
  page.type("Customer", "Corner shop");
  page.type("Cheque number", "001122");
  page.type("Street", "Mill Lane 4");
  page.type("Quantity", "3");
  page.type("Price", "12.50");
  page.press("Save");
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0]).toEqual({
    customer: "Corner shop",
    payment: "CHEQUE",
    chequeNumber: "001122",
    delivery: true,
    address: { street: "Mill Lane 4" },
    lines: [{ qty: 3, price: 12.5 }],
  });
});

it("MUI: the kit's own fields show what is required and wrong, and what is typed is sent", async () => {
  const save = vi.fn<(offer: unknown) => void>();
  const page = await open(createElement(OfferPage, { save }));
  expect(page.message("Title")).toBe("As the customer reads it");
  page.press("Save");
  await vi.waitFor(() => expect(page.message("Title")).toBe("This field is required"));
  expect(page.control("Title")?.getAttribute("aria-invalid")).toBe("true");
  page.type("Title", "Diwali");
  page.type("Discount type", "PERCENT");
  await vi.waitFor(() => expect(page.has("Percent")).toBe(true));
  expect(page.has("Amount")).toBe(false);
  page.type("Percent", "120");
  page.tick("Active");
  page.press("Save");
  await vi.waitFor(() => expect(page.message("Percent")).toMatch(/100/));
  // The refusal ends with the focus in the first field that is wrong; until then another press would be one too many.
  await vi.waitFor(() => expect(document.activeElement).toBe(page.control("Percent")));
  expect(save).not.toHaveBeenCalled();
  page.type("Percent", "15");
  await vi.waitFor(() => expect(page.message("Percent")).toBeUndefined());
  page.press("Save");
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0]).toEqual({ title: "Diwali", discountType: "PERCENT", percent: 15, active: false });
});

it.each(["plain-form.tsx", "mui-form.tsx"])("docs/headless.md shows %s as it is run here", (name) => {
  const guide = readFileSync(new URL("../../../docs/headless.md", import.meta.url), "utf8");
  const file = readFileSync(new URL(name, import.meta.url), "utf8");
  expect(guide).toContain(`\`\`\`tsx\n// ${name}\n${file}\`\`\``);
});
