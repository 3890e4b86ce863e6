import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import type { Canvas } from "../../../stories/form.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { keep, sent } from "../../../stories/sent.ts";
import { ok, refuse, unlessStale } from "../../../stories/service.ts";
import { demoChange, pageOf } from "../../../stories/thing-service.ts";
import { demoBatch, inventoryService } from "./stories/demo-inventory.ts";
import { priceChangeForm } from "./stories/price-change-form.ts";

const first = demoBatch(0);

/** The page of a batch over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Stock/Batch",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: `/inventory/${first.id}`, service: inventoryService }),
});

export const Loaded = meta.story({
  name: "S3.27 a batch shows its units, days and prices, its ledger, and the orders that use it",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Toor Dal 1 kg");
    for (const word of ["On hand", "Available", "Reserved", "In flight", "PTR", "PTH"])
      await expect(canvas.getByText(word, { selector: "dt" })).toBeVisible();
    await expect(await canvas.findByText("−2 on hand, +2 rejected")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "ORD-002981" })[0]).toHaveAttribute("href", "/order?q=ORD-002981");
    await expect(canvas.getByText("60 promised")).toBeVisible();
  },
});

export const LeadsOn = meta.story({
  name: "a batch leads to the checks, rejections and discards that hold units of it, and names those that do not",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/inventory/:id", () => ok({ ...first, quarantine: 6, rejected: 2, discarding: 0 })));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Toor Dal 1 kg");
    const chain = within(canvas.getByRole("navigation", { name: "Documents" }));
    await expect(chain.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Batch[\d,]+ on hand$/),
      "Quality check6 in quarantine",
      "Rejected SKU2 rejected",
      "Discard requestNone",
    ]);
    await expect(chain.getByRole("link", { name: "2 rejected" })).toHaveAttribute(
      "href",
      `/rejected-skus?q=${first.sku}&warehouse=${first.warehouseId}`,
    );
    await expect(chain.getAllByRole("link")).toHaveLength(2);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Toor Dal 1 kg");
    await canvas.findByText("−2 on hand, +2 rejected");
    await expect(canvas.getByRole("button", { name: "Adjust stock" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "More for this batch" }));
    await expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
      "Print",
      "History",
      "Price change",
      "Reset Inventory",
      "Block",
      "Quality check",
      "Ask to discard",
    ]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Ask to discard" }));
    await expect(await screen.findByRole("dialog", { name: "Ask to discard" })).toBeVisible();
  },
});

export const Foreign = meta.story({
  name: "another warehouse's batch does not exist, and the breadcrumb does not offer to edit it",
  globals: { role: "HUB_MANAGER" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/inventory/:id", () => refuse(404, "row.not-found", "Batch not found")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "This batch does not exist");
    await expect(canvas.getByRole("link", { name: "All batches" })).toBeVisible();
    await expect(await canvas.findByText("Not found")).toBeVisible();
    await expect(canvas.queryByText("Edit entry")).toBeNull();
  },
});

const chooseMore = async (canvasElement: HTMLElement, act: string): Promise<void> => {
  await arrive(canvasElement, "Toor Dal 1 kg");
  await userEvent.click(within(canvasElement).getByRole("button", { name: "More for this batch" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: act }));
};

const openHistory = async (canvasElement: HTMLElement) => {
  await chooseMore(canvasElement, "History");
  return within(await screen.findByRole("dialog", { name: "History" }));
};

export const Print = meta.story({
  name: "a batch on paper has its units, days and prices",
  play: async ({ canvasElement }) => {
    await chooseMore(canvasElement, "Print");
    const dialog = within(await screen.findByRole("dialog", { name: "Print Toor Dal 1 kg" }, { timeout: 10_000 }));
    const sheet = within(dialog.getByRole("article", { name: "Toor Dal 1 kg" }));
    await expect(sheet.getByRole("row", { name: "Warehouse Pune Hub Hadapsar" })).toBeVisible();
    await expect(sheet.getByRole("row", { name: "On hand 240" })).toBeVisible();
    await expect(sheet.getByRole("row", { name: /^MRP ₹142/ })).toBeVisible();
    await expect(sheet.getByText(/^Version 3/)).toBeVisible();
  },
});

export const PriceChange = meta.story({
  name: "new prices are proposed for the product of a batch",
  globals: { role: "ADMIN" },
  beforeEach: ({ msw }) => {
    msw.use(...priceChangeForm());
  },
  play: async ({ canvasElement }) => {
    await chooseMore(canvasElement, "Price change");
    await arrive(canvasElement, "Propose price change");
    await expect(sent).toEqual([first.productId]);
  },
});

export const BlockedInItsHistory = meta.story({
  name: "that a batch was blocked last is taken back from its history",
  beforeEach: ({ msw }) => {
    let row = { ...first, blocked: true };
    const last = demoChange("inventory", row.version, [{ field: "blocked", before: false, after: true }]);
    msw.use(
      http.get("/oms/inventory/:id", () => ok(row)),
      http.get("/oms/inventory/:id/history", () => ok([{ ...last, action: "inventory.blocked" }])),
      http.post("/oms/inventory/:id/blocked", async ({ request }) => {
        if (request.headers.get("o2r-undoes") !== "1" || (await request.text()) !== '{"blocked":false}')
          return refuse(400, "request.malformed", "This undoes nothing");
        row = { ...row, blocked: false, version: row.version + 1 };
        return ok(row);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const drawer = await openHistory(canvasElement);
    await userEvent.click(await drawer.findByRole("button", { name: "Undo: Blocked" }));
    await expect(await screen.findByText("Undone: Blocked")).toBeVisible();
  },
});

export const History = meta.story({
  name: "who changed a batch stands in its history, field by field",
  play: async ({ canvas, canvasElement }) => {
    const drawer = await openHistory(canvasElement);
    await expect((await drawer.findAllByText("Devika Sanyal"))[0]).toBeVisible();
    await expect(drawer.getByText("Adjusted")).toBeVisible();
    await expect(drawer.getByText("142.00")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "More for this batch" })).toHaveFocus());
  },
});

const busy = () => refuse(503, "server.unavailable", "The service is busy");

export const HistoryFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/inventory/:id/history", busy));
  },
  play: async ({ canvasElement }) => {
    const drawer = await openHistory(canvasElement);
    await expect(await drawer.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const HistoryRecovers = meta.story({
  name: "a history that did not come is asked for again",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/inventory/:id/history", busy, { once: true }));
  },
  play: async ({ canvasElement }) => {
    const drawer = await openHistory(canvasElement);
    await userEvent.click(await drawer.findByRole("button", { name: "Retry" }));
    await expect(await drawer.findByText("Adjusted")).toBeVisible();
  },
});

export const NoPermission = meta.story({
  globals: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/inventory/:id", () => refuse(403, "access.denied", "You are not allowed to do this")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "You do not have access");
  },
});

export const NothingUsed = meta.story({
  name: "a batch that no order uses, and of which nothing has moved yet, says so",
  beforeEach: ({ msw }) => {
    const none = { stock: 0, reserved: 0, bufferStock: 0, rejected: 0, free: 0, available: 0 };
    msw.use(
      http.get("/oms/inventory/:id", () => ok({ ...first, ...none, state: "OUT_STOCK" })),
      http.get("/oms/inventory/:id/used-quantity", () => ok([])),
      http.get("/oms/inventory/:id/movement", () => ok(pageOf([], 25))),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Toor Dal 1 kg");
    await expect(await canvas.findByText("No order has been promised any of it.")).toBeVisible();
    await expect(await canvas.findByText("No movements yet")).toBeVisible();
  },
});

export const AskedToDiscard = meta.story({
  name: "what waits to be discarded is told of the batch, and is not asked for again",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/inventory/:id", () => ok({ ...first, discarding: 4 })));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Toor Dal 1 kg");
    await expect(canvas.getByText("Asked to discard").nextElementSibling).toHaveTextContent("4");
    await userEvent.click(canvas.getByRole("button", { name: "Ask to discard" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask to discard" }));
    await expect(dialog.getByText(/156 free, 4 of them asked for already\. The units stay/)).toBeVisible();
  },
});

/** What somebody else has made of the batch since this page has read it. */
const theirs = { ...first, version: 9, stock: 200, mrp: first.mrp + 5 };

/** Presses twice: the first time the figures of now are said, and nothing is done. */
const pressTwice = async (dialog: Canvas, name: string): Promise<void> => {
  const button = dialog.getByRole("button", { name });
  await userEvent.click(button);
  await expect(await dialog.findByText(/These are its figures now/)).toBeVisible();
  await expect(dialog.getByText(/200 on hand/)).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
};

export const StaleReset = meta.story({
  name: "S2.112 a reset of what somebody else has changed says the figures of now, and is done on the second press",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/inventory/:id/reset", ({ request }) => unlessStale(request, theirs)));
  },
  play: async ({ canvasElement }) => {
    await chooseMore(canvasElement, "Reset Inventory");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Reset Inventory" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Counted again");
    await pressTwice(dialog, "Yes, reset inventory now!");
  },
});

export const Stale = meta.story({
  name: "an adjustment of what somebody else has changed shows the figures of now, and is saved on the second press",
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch("/oms/inventory/:id", async ({ request }) => {
        await keep(request);
        return unlessStale(request, theirs);
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Toor Dal 1 kg");
    await userEvent.click(canvas.getByRole("button", { name: "Adjust stock" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Adjust stock" }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Stock request/), "IN_STOCK");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Stock( |$)/ }), "5");
    await pressTwice(dialog, "Adjust");
    const [before, after] = sent as { mrp: number; stock: number }[];
    await expect([before?.mrp, before?.stock]).toEqual([first.mrp, 5]);
    // What this person did not touch is not put back to what it was.
    await expect([after?.mrp, after?.stock]).toEqual([theirs.mrp, 5]);
  },
});
