import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { demoInvoice, demoPayment } from "../../billing/invoice/stories/demo-invoices.ts";
import { demoKyc } from "../kyc/stories/demo-kyc.ts";
import { demoOrder } from "../../orders/order/stories/demo-orders.ts";
import { documentService, lookupService, pageAt } from "../../../stories/thing-service.ts";
import { demoRetailer, retailerService } from "./stories/demo-retailers.ts";

const path = (number: number, tab = "") => `/retailer/${demoRetailer(number).id}${tab}` as const;

/** The page of a retailer over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/Retailer page",
  component: AppAt,
  ...screenOf({ role: "ADMIN", path: path(0), service: () => [...documentService, ...retailerService()] }),
});

export const Loaded = meta.story({
  name: "S7.62 a retailer shows the shop, where it is on the map, its tax ids, and of an Aadhaar number the last four digits",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    for (const words of [
      "Pune Hub Kothrud",
      "Shop 14, Market Yard, Hadapsar, Pune, Maharashtra 411028",
      "27AAPFU0939F1ZV",
      "XXXX XXXX 7765",
    ])
      await expect((await canvas.findAllByText(words))[0]).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Block" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Create order" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/create-order\?retailer=/),
    );
    await expect(canvas.getByText("Address request")).toBeVisible();
    const map = canvas.getByRole("link", { name: /^18\.\d+, 73\.\d+ \(opens in a new tab\)$/ });
    await expect(map).toHaveAttribute("href", expect.stringMatching(/^https:\/\/[^/]+\/maps\/search\/.*18\.\d+/));
  },
});

export const Documents = meta.story({
  name: "pictures stand side by side, and each opens as it was sent",
  args: { path: path(0, "?tab=documents") },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    await expect(await canvas.findByRole("link", { name: "GST certificate (opens in a new tab)" })).toBeVisible();
  },
});

export const Rejected = meta.story({
  name: "whoever takes on a shop reads why its papers were rejected, mends them and submits it again",
  args: { path: path(3, "?tab=kyc") },
  parameters: { role: "ONBOARDING_AGENT" },
  beforeEach: ({ msw }) => {
    const { id, establishment, name, gstNumber } = demoRetailer(3);
    const gstin = gstNumber ?? "";
    const rejected = { ...demoKyc(2), id, retailerId: id, establishment, name, takenOn: false };
    const typed: Partial<Record<string, string>> = {
      SHOP: establishment,
      IDENTITY: name,
      GSTIN: gstin,
      PAN: gstin.slice(2, 12),
    };
    const papers = rejected.papers.map((one) => ({
      ...one,
      typed: typed[one.paper] ?? one.typed,
      ...(one.paper === "IDENTITY" && { verdict: "REJECTED", reason: "The face cannot be seen" }),
    }));
    msw.use(
      http.get("/oms/retailer/:id/kyc", () => ok({ ...rejected, papers })),
      http.get("/oms/retailer/:id/page", () => ok({ ...demoRetailer(3), kyc: "REJECTED" })),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Annapurna Super Market");
    const table = within(await canvas.findByRole("region", { name: "Papers, table" }));
    const face = within(table.getByRole("row", { name: /^Identity/ }));
    await expect(face.getByText("The face cannot be seen")).toBeVisible();
    await expect(canvas.getByText("The picture cannot be read")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Review" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Edit" })).toHaveAttribute(
      "href",
      `/retailer/${demoRetailer(3).id}/edit`,
    );
    await expect(canvas.getByRole("button", { name: "Submit for KYC" })).toBeVisible();
  },
});

export const AnotherAddress = meta.story({
  name: "S2.122 the form that asks for another address opens from the page of the retailer, and takes a place that was copied on the map",
  args: { path: path(0, "?tab=addresses") },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/address-request", ({ request }) => ok(pageAt(new URL(request.url), 0, () => ({})))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    await userEvent.click(await canvas.findByRole("button", { name: "Request another address" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Request another address" }, { timeout: 10_000 }));
    const street = await dialog.findByRole("textbox", { name: /^Address line 1/ });
    await expect(street).toHaveAttribute("name", "reqAddressLine1");
    await userEvent.type(street, "Shop 9, New Market");
    await expect(await dialog.findByRole("link", { name: /^Find on map/ })).toBeVisible();
    const [latitude, longitude] = ["Latitude", "Longitude"].map((label) =>
      dialog.getByRole("textbox", { name: new RegExp(`^${label}`) }),
    );
    latitude?.focus();
    await userEvent.paste("18.4967, 73.9417");
    await expect(latitude).toHaveValue("18.4967");
    await expect(longitude).toHaveValue("73.9417");
  },
});

export const Terms = meta.story({
  name: "terms are the retailer's own, or those of their type or tier, and each says whose it is",
  args: { path: path(0, "?tab=terms") },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    await expect(await canvas.findByText("₹25,000")).toBeVisible();
    for (const words of ["Their own", "By the tier Bronze of their type", "By their type Kirana"])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Set terms" })).toBeVisible();
  },
});

export const Orders = meta.story({
  name: "what a shop has ordered stands on its page, for who may see orders, and says which page of it did not come",
  args: { path: path(0, "?tab=orders") },
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      http.get("/oms/order", ({ request }) => {
        const url = new URL(request.url);
        if (url.searchParams.has("cursor") && ++asked === 1)
          return refuse(500, "server.failed", "The orders cannot be read now");
        return ok(pageAt(url, url.searchParams.get("retailer") === demoRetailer(0).id ? 26 : 0, demoOrder));
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    const link = await canvas.findByRole("link", { name: demoOrder(0).orderNumber });
    await expect(link).toHaveAttribute("href", `/order/${demoOrder(0).id}`);
    await userEvent.click(canvas.getByRole("button", { name: "Older" }));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("The orders could not be loaded");
    // The press that leads nowhere keeps the focus.
    await expect(canvas.getByRole("button", { name: "Older" })).toHaveFocus();
    await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("link", { name: demoOrder(25).orderNumber })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Older" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const Payments = meta.story({
  name: "whoever may read payments and no invoices has what the shop has paid in a tab of its own",
  args: { path: path(0, "?tab=payments") },
  parameters: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/payment", ({ request }) => {
        const url = new URL(request.url);
        return ok(pageAt(url, url.searchParams.get("retailer") === demoRetailer(0).id ? 2 : 0, demoPayment));
      }),
      lookupService("/api/retailer", [{ id: demoRetailer(0).id, name: "Om Sai Kirana" }]),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    const table = within(await canvas.findByRole("region", { name: "Payments, table" }));
    await expect(table.getByRole("rowheader", { name: demoPayment(0).receiptNumber })).toBeVisible();
    await expect(canvas.queryByRole("tab", { name: "Invoices" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Open the list" })).toHaveAttribute(
      "href",
      `/invoice/payments?retailer=${demoRetailer(0).id}`,
    );
    // What the shop pays on a visit is recorded where it stands.
    await userEvent.click(canvas.getByRole("button", { name: "Record payment" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Record payment" }, { timeout: 10_000 }));
    await waitFor(() => expect(dialog.getByRole("combobox", { name: /^Retailer/ })).toHaveValue("Om Sai Kirana"));
  },
});

export const Invoices = meta.story({
  name: "what a shop was invoiced and has paid stands on its page, figures one below the other, and leads to the lists",
  args: { path: path(0, "?tab=invoices") },
  beforeEach: ({ msw }) => {
    msw.use(
      // Every fourth is of those that nothing was paid on.
      http.get("/oms/invoice", ({ request }) => ok(pageAt(new URL(request.url), 3, (at) => demoInvoice(4 * at)))),
      http.get("/oms/payment", ({ request }) => ok(pageAt(new URL(request.url), 0, () => ({})))),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    await expect(await canvas.findByRole("link", { name: demoInvoice(0).number })).toHaveAttribute(
      "href",
      `/invoice/${demoInvoice(0).id}`,
    );
    await expect(canvas.getByRole("link", { name: "Open the list" })).toHaveAttribute(
      "href",
      `/invoice?retailer=${demoRetailer(0).id}`,
    );
    await expect(await canvas.findByText("No payments yet")).toBeVisible();
  },
});

export const NoOrders = meta.story({
  name: "who may not see orders has no such tab",
  globals: { role: "ONBOARDING_MANAGER" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    await expect(canvas.getByRole("tab", { name: "Terms" })).toBeVisible();
    for (const name of ["Orders", "Invoices", "Ledger", "Collections", "Returns", "Calls"])
      await expect(canvas.queryByRole("tab", { name })).toBeNull();
  },
});

export const Phone = meta.story({
  args: { path: path(1) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Shree Krishna Stores");
    await expect(await canvas.findByText("Cheques bounced twice")).toBeVisible();
  },
});
