import preview from "../../../../../../.storybook/preview.tsx";
import { todayIn } from "@o2r/forms/days";
import { formatDate } from "@o2r/ui";
import { http, HttpResponse } from "msw";
import { expect, screen, userEvent } from "storybook/test";
import type { Charge } from "@o2r/api/contract/settings";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { findDay, open, save } from "../../../stories/form.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok } from "../../../stories/service.ts";
import { rowId } from "../../../stories/thing-service.ts";

const charge = (at: number, more: Partial<Charge>): Charge => ({
  id: rowId(at),
  version: 1,
  active: true,
  updatedAt: "2026-11-02T09:30:00.000Z",
  name: "Delivery",
  basis: "SLAB",
  fromValue: 0,
  toValue: 500,
  fromWeight: null,
  toWeight: null,
  amount: 40,
  percent: null,
  gst: 18,
  hubId: null,
  retailerType: null,
  platform: null,
  validFrom: "2026-04-01",
  validTill: null,
  range: "₹0 to below ₹500",
  charged: "₹40",
  place: "Every order",
  ...more,
});
const rows = [
  charge(1, {}),
  charge(2, { fromValue: 500, toValue: null, amount: 0, range: "From ₹500", charged: "₹0" }),
  charge(3, { name: "Call order", basis: "FLAT", amount: 5, range: "Any order", charged: "₹5", place: "Call centre" }),
];
const overlaps = "Delivery, ₹300 to below ₹800 (₹20) overlaps Delivery, ₹0 to below ₹500 (₹40)";

const chargeService = () => [
  http.get("/oms/order-config/simulate", () => ok({ charges: [{ name: "Delivery", amount: 40 }], total: 40 })),
  http.get("/oms/order-config/:id", () => ok(charge(4, { name: "Old", active: false }))),
  http.get("/oms/order-config", () =>
    ok({ content: rows, size: 50, nextCursor: null, prevCursor: null, totalElements: rows.length, totalCapped: false }),
  ),
  http.post("/oms/order-config", () =>
    HttpResponse.json(
      { errorMessage: overlaps, code: "form.invalid", errors: [{ field: "fromValue", message: overlaps }] },
      { status: 422 },
    ),
  ),
  http.get("/oms/master/:category", () => ok([{ label: "Kirana", value: "KIRANA" }])),
  http.get("/api/warehouse", () => ok({ content: [{ id: rowId(9), name: "Kothrud hub" }] })),
];

/** What is charged beside goods, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Settings/Charges config",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: "/charge-config", service: chargeService }),
});

const soon = { timeout: 10_000 };

export const Loaded = meta.story({
  name: "S2.72 the charges are listed slab by slab",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Charges Config");
    await expect(await screen.findByText("₹0 to below ₹500", {}, soon)).toBeVisible();
    for (const words of ["From ₹500", "Call centre"]) await expect(screen.getByText(words)).toBeVisible();
  },
});

export const Create = meta.story({
  name: "S7.60 a charge shows what an order would pay before it is saved; a slab that overlaps another is refused, with both named",
  args: { path: "/charge-config/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add charge");
    await userEvent.type(canvas.getByRole("textbox", { name: "Charge" }), "Delivery");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Basis" }), "SLAB");
    await userEvent.type(await canvas.findByLabelText(/^From ₹/), "300");
    await userEvent.type(canvas.getByLabelText(/^To below ₹/), "800");
    await userEvent.type(await canvas.findByLabelText(/^Amount/), "20");
    // Before it is saved an order of its slab is tried on it.
    await expect(await canvas.findByText("Total", {}, soon)).toBeVisible();
    const value = canvas.getByRole("textbox", { name: "Order value, ₹" });
    await expect(value).toHaveValue("550");
    await expect(canvas.getByText(/^An order that it is for would pay/)).toBeVisible();
    await userEvent.clear(value);
    await expect(canvas.getByText(/^Enter the value and the weight of an order/)).toBeVisible();
    await userEvent.type(value, "900");
    await expect(await canvas.findByText(/^An order would pay/, {}, soon)).toBeVisible();
    await userEvent.type(await findDay(canvas, /^Valid from/), `${formatDate(todayIn())}{Enter}`);
    await save();
    await expect((await screen.findAllByText(overlaps, {}, soon))[0]).toBeVisible();
  },
});

export const Inactive = meta.story({
  name: "A charge that is inactive shows no order that would pay it",
  args: { path: `/charge-config/${rowId(4)}` },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Old, ₹0 to below ₹500");
    await expect(await canvas.findByText("This charge is inactive: no order pays it.", {}, soon)).toBeVisible();
    await expect(canvas.queryByText("Total")).toBeNull();
  },
});

export const Simulate = meta.story({
  name: "S7.60 charges are tried on an order's value",
  args: { path: "/charge-config/simulate" },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Simulate charges");
    await userEvent.type(await screen.findByRole("textbox", { name: /Order value/ }, soon), "450");
    await userEvent.click(screen.getByRole("combobox", { name: /^Hub/ }));
    await userEvent.click(await screen.findByRole("option", { name: /Kothrud hub/ }, soon));
    await userEvent.click(screen.getByRole("button", { name: "Simulate" }));
    await expect(await screen.findByText("Total", {}, soon)).toBeVisible();
    await expect(screen.getByText(/^Charges together ₹40/)).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  name: "On a phone",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Charges Config");
    await expect((await screen.findAllByText("Delivery", {}, soon))[0]).toBeVisible();
  },
});
