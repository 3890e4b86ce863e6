import { delay, http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { demoBundle, demoOrder, demoOrderPage, orderService } from "./stories/demo-orders.ts";

const path = (number: number) => `/order/${demoOrder(number).id}` as const;

/** One order, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Order",
  component: AppAt,
  ...screenOf({ role: "HUB_MANAGER", path: path(0), service: () => orderService() }),
});

export const Loaded = meta.story({
  name: "lines say what is short, and totals how the tax is divided",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048812");
    await expect(await canvas.findByText("14 short")).toBeVisible();
    await expect(await canvas.findByText("14", { selector: "b" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "9822012341" })).toHaveAttribute("href", "tel:+919822012341");
    await userEvent.click(canvas.getByRole("button", { name: /^Actions for/ }));
    await expect(await screen.findByRole("menuitem", { name: "Drop what is short" })).toBeVisible();
    await expect(screen.getByRole("menuitem", { name: "Order the same again" })).toBeVisible();
  },
});

export const Why = meta.story({
  name: "the price of a line is explained step by step",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048812");
    await userEvent.click(await canvas.findByRole("button", { name: "Why this price: Mustard Oil 1 L × 12" }));
    const row = (await canvas.findByText("24 × ₹171.5")).closest("tr") ?? canvasElement;
    await expect(within(row).getAllByText("4,116.00")[0]).toBeVisible();
  },
});

export const Held = meta.story({
  name: "an order on hold says why, with both figures",
  args: { path: path(2) },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048810");
    await expect(await canvas.findByText(/^₹52,310 would be owed .* the limit is ₹50,000$/)).toBeVisible();
  },
});

const numberOf = (id: string): number => Number(id.slice(-12)) - 1000;

export const PressedAhead = meta.story({
  name: "J pressed while the next order is on its way leads on once that stands, and once only",
  args: { path: `${path(0)}?queue=confirm` },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/order/next", async ({ request }) => {
        const { after } = (await request.json()) as { after: string }; // the console's own call
        await delay(300);
        const { id, orderNumber } = demoOrder(numberOf(after) + 1);
        return ok({ id, orderNumber });
      }),
      http.get("/oms/order/:id", async ({ params }) => {
        const number = numberOf(String(params["id"]));
        if (number > 0) await delay(600);
        return ok(demoOrderPage(number));
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048812");
    // While it is asked which is next.
    await userEvent.keyboard("j");
    await userEvent.keyboard("jj");
    await arrive(canvasElement, "RO07-26-048810");
    // While the page of the next has nothing to press yet.
    await userEvent.keyboard("j");
    await waitFor(() => expect(within(canvasElement).queryByRole("heading", { level: 1 })).toBeNull());
    await userEvent.keyboard("j");
    await arrive(canvasElement, "RO07-26-048808");
    await delay(1500);
    await arrive(canvasElement, "RO07-26-048808");
  },
});

export const ToZone = meta.story({
  name: "an order to a zone of another state says where it is taxed, and that it bears no tax",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/order/:id", () =>
        ok({ ...demoOrderPage(0), placeOfSupply: "Karnataka (29)", zone: "UNTAXED", split: "IGST" }),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048812");
    await expect(await canvas.findByText("Karnataka (29)", { selector: "dd" })).toBeVisible();
    await expect(canvas.getByText(/^Yes, without tax/, { selector: "dd" })).toBeVisible();
  },
});

export const Invoice = meta.story({
  name: "a packed order is invoiced from its page, by who says whether the buyer pays the tax",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/order/:id", () => ok({ ...demoOrderPage(0), state: "PACKED", gstNumber: "27AAPFU0939F1ZV" })),
      http.post("/oms/invoice", async ({ request }) => {
        await expect(await request.json()).toMatchObject({ orderId: demoOrder(0).id, reverseCharge: true });
        return refuse(
          409,
          "row.conflict",
          "Line 1, Mustard Oil 1 L × 12: the HSN 12345; an invoice needs one of 4, 6 or 8 digits",
        );
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048812");
    await userEvent.click(await canvas.findByRole("button", { name: "Invoice" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Invoice RO07-26-048812" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Tax is payable on reverse charge/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Issue invoice" }));
    // Refused, it stays with its reason.
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/the HSN 12345/);
    await expect(dialog.getByRole("checkbox", { name: /^Tax is payable on reverse charge/ })).toBeChecked();
  },
});

export const InvoiceUnregistered = meta.story({
  name: "who has no GSTIN does not pay the tax themselves",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/order/:id", () => ok({ ...demoOrderPage(0), state: "PACKED" })));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048812");
    await userEvent.click(await canvas.findByRole("button", { name: "Invoice" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Invoice RO07-26-048812" }));
    await expect(dialog.getByRole("checkbox", { name: /^Tax is payable on reverse charge/ })).toBeDisabled();
  },
});

export const Bundle = meta.story({
  name: "a combo is one line that opens, and what is free says what gives it",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/order/:id", () => ok({ ...demoOrderPage(0), items: demoBundle })));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048812");
    const row = within((await canvas.findByText("Festive kitchen")).closest("tr") ?? canvasElement);
    // 6 × 120 with 5 %, and 3 × 260 with 12 %.
    await expect(row.getByText("1,629.60")).toBeVisible();
    await expect(canvas.queryByText("Ghee 500 ml")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "What it holds: Festive kitchen" }));
    await expect(await canvas.findByText("Ghee 500 ml")).toBeVisible();
    await expect(canvas.getByText("Ten and two")).toBeVisible();
  },
});

export const Delivered = meta.story({
  name: "an order leads on to its invoice and the vehicles that it rode on",
  args: { path: path(4) },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048808");
    const chain = within(await canvas.findByRole("navigation", { name: "Documents" }));
    await expect(chain.getByRole("link", { name: "H01/26-27/041877" })).toBeVisible();
    await expect(chain.getAllByRole("link", { name: /^SH07-26-/ })).toHaveLength(2);
    await expect(chain.getByText("Failed")).toBeVisible();
    await expect(chain.getByRole("link", { name: "RC07/26-27/004112" })).toHaveAttribute(
      "href",
      "/invoice/payments?q=RC07%2F26-27%2F004112",
    );
  },
});

export const Short = meta.story({
  name: "an order that is short leads on to what was ordered for it, to the check of that, and to what was asked about it",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048812");
    const chain = within(await canvas.findByRole("navigation", { name: "Documents" }));
    await expect(chain.getByRole("link", { name: "HO07-26-000731" })).toBeVisible();
    await expect(chain.getByText("QC pending")).toBeVisible();
    await expect(chain.getByRole("link", { name: "QC-26-001204" })).toBeVisible();
    await expect(chain.getByRole("link", { name: "TKT-26-04518" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/ticket-management\?ticketId=/),
    );
    await expect(chain.getByText("In progress")).toBeVisible();
  },
});

export const Agent = meta.story({
  name: "who may not open a document reads its number",
  args: { path: path(4) },
  globals: { role: "CALLING_AGENT" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048808");
    const chain = within(await canvas.findByRole("navigation", { name: "Documents" }));
    await expect(chain.getByText("RC07/26-27/004112")).toBeVisible();
    await expect(chain.queryByRole("link")).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RO07-26-048812");
    await expect(await canvas.findByText("14 short")).toBeInTheDocument();
    // Lines are cards: nothing of them is off to the side.
    const lines = canvas.getByRole("region", { name: "Lines, table" });
    await expect(lines.scrollWidth).toBeLessThanOrEqual(lines.clientWidth);
    await expect(within(lines).getAllByRole("columnheader")[1]).toHaveTextContent("Ordered");
  },
});
