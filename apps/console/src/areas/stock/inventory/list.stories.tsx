// Long because each act of the list, on one batch and on several, has its story beside the others.
import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { demoBatch, inventoryService } from "./stories/demo-inventory.ts";

const batches = listStates({
  title: "Inventory",
  path: "/inventory",
  endpoint: "/oms/inventory",
  service: inventoryService,
  noun: { one: "batch", many: "batches" },
  role: "SUPER_ADMIN",
  barred: "HUB_MANAGER",
  first: "Toor Dal 1 kg",
  narrowed: "low=true",
});

/** The inventory over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Inventory list",
  component: AppAt,
  tags: ["!autodocs"],
  ...batches.screen,
  beforeEach: (context) => {
    delete document.body.dataset["sent"];
    batches.screen.beforeEach(context);
  },
});

const choose = async (canvasElement: HTMLElement, item: string): Promise<void> => {
  const row = await batches.row(canvasElement);
  await userEvent.click(within(row).getByRole("button", { name: /^Actions for Toor Dal 1 kg/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

export const Loaded = meta.story({
  ...batches.loaded,
  play: async ({ canvas, canvasElement }) => {
    const row = await batches.row(canvasElement);
    await expect(within(row).getByText("240")).toBeVisible();
    await expect(canvas.getAllByText("expired 4 days ago")[0]).toBeVisible();
    await expect(canvas.getAllByText("Blocked")[0]).toBeVisible();
    await expect(canvas.getByText("128 batches")).toBeVisible();
  },
});

export const Dark = meta.story(batches.dark);

export const Loading = meta.story(batches.loading);

export const NothingYet = meta.story(batches.nothingYet);

export const NoMatch = meta.story(batches.noMatch);

export const Failed = meta.story(batches.failed);

export const NoPermission = meta.story(batches.noPermission);

export const FiveHundredRows = meta.story(batches.fiveHundredRows);

export const Phone = meta.story(batches.phone);

export const HubManager = meta.story({
  name: "a hub manager adjusts and asks, and has no reset",
  globals: { role: "HUB_MANAGER" },
  play: async ({ canvasElement }) => {
    const row = await batches.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^Actions for Toor Dal 1 kg/ }));
    await expect(await screen.findByRole("menuitem", { name: "Adjust stock" })).toBeVisible();
    await expect(screen.getByRole("menuitem", { name: "Ask to discard" })).toBeVisible();
    await expect(screen.queryByRole("menuitem", { name: "Reset Inventory" })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
});

export const Adjust = meta.story({
  name: "S3.28 S5.100 S5.101 S5.103 S5.104 S5.105 an adjustment asks for what its fields need",
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Adjust stock");
    const dialog = within(await screen.findByRole("dialog", { name: "Adjust stock" }));
    await waitFor(() => expect(dialog.getByRole("combobox", { name: /^Stock request/ })).toHaveFocus());
    for (const [label, key] of [
      ["Stock", "stock"],
      ["Buffer stock", "bufferStock"],
      ["MRP", "mrp"],
      ["Discount", "discount"],
    ] as const)
      await expect(dialog.getByRole("textbox", { name: new RegExp(`^${label}( |$)`) })).toHaveAttribute("name", key);
    const stock = dialog.getByRole("textbox", { name: /^Stock( |$)/ });
    await userEvent.type(stock, "5");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Discount( |$)/ }), "150");
    await userEvent.click(dialog.getByRole("button", { name: "Adjust" }));
    await expect(await dialog.findByLabelText(/^Stock request/)).toHaveAccessibleDescription(/This field is required/);
    await expect(dialog.getByLabelText(/^Discount type/)).toBeInvalid();
  },
});

export const AdjustRefused = meta.story({
  name: "an adjustment that the stock cannot take says so in the dialog, and keeps what was typed",
  beforeEach: ({ msw }) => {
    msw.use(http.patch("/oms/inventory/:id", () => refuse(409, "row.conflict", "Only 240 of this batch are on hand")));
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Adjust stock");
    const dialog = within(await screen.findByRole("dialog", { name: "Adjust stock" }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Stock request/), "OUT_STOCK");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Stock( |$)/ }), "900");
    await userEvent.click(dialog.getByRole("button", { name: "Adjust" }));
    await expect(await dialog.findByText("Only 240 of this batch are on hand")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^Stock( |$)/ })).toHaveValue("900");
  },
});

export const Discard = meta.story({
  name: "asking to discard says that somebody else decides",
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Ask to discard");
    const dialog = within(await screen.findByRole("dialog", { name: "Ask to discard" }));
    await expect(dialog.getByText(/until somebody else has approved/)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Units/ }), "4");
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), "DAMAGED");
    await userEvent.click(dialog.getByRole("button", { name: "Ask to discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const Reset = meta.story({
  name: "S2.112 Reset Inventory asks, and its button submits the form with the reason",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/inventory/:id/reset", async ({ request }) => {
        const { reason } = Object(await request.json()) as { reason: string };
        return reason === "Counted anew"
          ? ok({ ...demoBatch(0), version: 4 })
          : refuse(409, "row.conflict", "There is nothing to reset");
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Reset Inventory");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Reset Inventory" }));
    await expect(dialog.getByText("Are you sure?")).toBeVisible();
    const button = dialog.getByRole("button", { name: "Yes, reset inventory now!" });
    await expect(button).toHaveAttribute("type", "submit");
    await userEvent.click(button);
    await expect(await dialog.findByText("This field is required")).toBeVisible();
    const reason = dialog.getByRole("textbox", { name: /^Reason/ });
    await userEvent.type(reason, "No reason");
    await userEvent.click(button);
    await expect(await dialog.findByText("There is nothing to reset")).toBeVisible();
    await userEvent.clear(reason);
    await userEvent.type(reason, "Counted anew");
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

const select = async (canvasElement: HTMLElement, ...names: readonly RegExp[]): Promise<void> => {
  await batches.row(canvasElement);
  for (const name of names) await userEvent.click(within(canvasElement).getByRole("checkbox", { name }));
};
const toor = /^Select Toor Dal 1 kg, /;
const oil = /^Select Groundnut Oil 1 L × 12, /;
const biscuits = /^Select Glucose Biscuits 80 g × 48, /;
/** What a call brought, kept where the story reads it. */
const keep = async (request: Request): Promise<void> => {
  document.body.dataset["sent"] = `${document.body.dataset["sent"] ?? ""}${await request.text()}`;
};
const sent = () => document.body.dataset["sent"] ?? "";

export const Tabs = meta.story({
  name: "Near expiry, Expired and Low stock are filters with a name, and leave the others alone",
  args: { path: "/inventory?size=50&blocked=false&cursor=abc&page=2" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/inventory", ({ request }) => {
        document.body.dataset["sent"] = new URL(request.url).search;
        return ok(pageOf([demoBatch(0)], 50));
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await batches.row(canvasElement);
    for (const [name, asked] of [
      ["Near expiry", "blocked=false&daysLeft=1..30"],
      ["Expired", "blocked=false&expired=true"],
      ["Low stock", "blocked=false&low=true"],
      ["All", "blocked=false"],
    ] as const) {
      await userEvent.click(canvas.getByRole("tab", { name }));
      await waitFor(() => {
        const query = new URLSearchParams(sent());
        for (const key of ["sort", "size"]) query.delete(key);
        query.sort();
        return expect(query.toString()).toBe(asked);
      });
      await expect(canvas.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    }
  },
});

export const TabsPhone = meta.story({
  args: { path: "/inventory?low=true" },
  globals: { viewport: { value: "phone" }, mode: "dark" },
  play: async ({ canvas, canvasElement }) => {
    await batches.row(canvasElement);
    await expect(canvas.getByRole("tab", { name: "Low stock" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("button", { name: "Sync" })).toBeVisible();
  },
});

export const Sync = meta.story({
  name: "the sync asks for the warehouse, and says which balances had drifted and are mended",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/inventory/sync", async ({ request }) => {
        await keep(request);
        return ok({
          checked: 128,
          mended: [
            { inventoryId: demoBatch(0).id, name: "Toor Dal 1 kg", bucket: "on_hand", before: 238, after: 240 },
            { inventoryId: demoBatch(0).id, name: "Toor Dal 1 kg", bucket: "seq", before: 4, after: 5 },
          ],
        });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await batches.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Sync" }));
    const ask = within(await screen.findByRole("dialog", { name: "Sync stock" }));
    await userEvent.click(ask.getByRole("button", { name: "Sync" }));
    await expect(await ask.findByText("This field is required")).toBeVisible();
    await userEvent.click(await ask.findByRole("combobox", { name: /^Warehouse/ }));
    await userEvent.click(await screen.findByRole("option", { name: /Pune Hub Hadapsar/ }));
    await userEvent.click(ask.getByRole("button", { name: "Sync" }));
    const told = within(await screen.findByRole("dialog", { name: "1 of 128 batches mended" }));
    await expect(sent()).toBe(JSON.stringify({ warehouseId: demoBatch(0).warehouseId }));
    await expect(told.getByRole("row", { name: "Toor Dal 1 kg On hand 238 240" })).toBeVisible();
    await expect(told.getByRole("row", { name: "Toor Dal 1 kg Movements 4 5" })).toBeVisible();
  },
});

export const SyncLooksUp = meta.story({
  name: "the sync opens at once while its warehouses are looked up",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/api/warehouse", () => delay("infinite")));
  },
  play: async ({ canvas, canvasElement }) => {
    await batches.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Sync" }));
    await expect(await screen.findByRole("dialog", { name: "Sync stock" })).toHaveAttribute("aria-busy", "true");
  },
});

export const OwnFilter = meta.story({
  name: "a filter that is none of the tabs has none of them selected",
  args: { path: "/inventory?low=false" },
  play: async ({ canvas, canvasElement }) => {
    await batches.row(canvasElement);
    const tabs = within(canvas.getByRole("tablist", { name: "Inventory" }));
    await expect(tabs.queryByRole("tab", { selected: true })).toBeNull();
    await expect(tabs.getByRole("tab", { name: "All" })).toHaveAttribute("tabindex", "0");
  },
});

export const SyncAgrees = meta.story({
  name: "who has one warehouse finds it chosen, and is told when nothing had drifted",
  globals: { role: "HUB_MANAGER" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/api/warehouse", () =>
        ok({ content: [{ id: demoBatch(0).warehouseId, companyName: "Pune Hub Hadapsar" }] }),
      ),
      http.post("/oms/inventory/sync", () => ok({ checked: 1, mended: [] })),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await batches.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Sync" }));
    const ask = within(await screen.findByRole("dialog", { name: "Sync stock" }));
    await expect(await ask.findByDisplayValue("Pune Hub Hadapsar")).toBeVisible();
    await waitFor(() => expect(ask.getByRole("combobox", { name: /^Warehouse/ })).toHaveFocus());
    await userEvent.click(ask.getByRole("button", { name: "Sync" }));
    await expect(await screen.findByText("1 batch agrees with the ledger")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const BulkReset = meta.story({
  name: "S2.112 Reset Inventory of several batches asks once for the reason, and says what became of each",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/inventory/:id/reset", async ({ request, params }) => {
        await keep(request);
        return params["id"] === demoBatch(2).id ? refuse(409, "row.conflict", "There is nothing to reset") : undefined;
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, toor, biscuits);
    await userEvent.click(canvas.getByRole("button", { name: "Reset Inventory" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Reset Inventory" }));
    await expect(question.getByText(/2 batches are taken off the books, but for the 60/)).toBeVisible();
    const yes = question.getByRole("button", { name: "Yes, reset inventory now!" });
    await userEvent.click(yes);
    await expect(await question.findByText("This field is required")).toBeVisible();
    await userEvent.type(question.getByRole("textbox", { name: /^Reason/ }), "Stock count");
    await userEvent.click(yes);
    await screen.findByRole("heading", { name: "1 of 2 batches reset" }, { timeout: 10_000 });
    await expect(screen.getByText("There is nothing to reset")).toBeVisible();
    await expect(sent()).toBe(JSON.stringify({ reason: "Stock count" }).repeat(2));
    await userEvent.click(screen.getByText("Close"));
    await expect(await canvas.findByText("1 selected")).toBeVisible();
  },
});

export const BulkNames = meta.story({
  name: "S2.112 a reset of many names the first of them, and leaves what has nothing to reset selected",
  play: async ({ canvas, canvasElement }) => {
    await batches.row(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows of this page" }));
    await userEvent.click(canvas.getByRole("button", { name: "Reset Inventory" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Reset Inventory" }));
    const changed = within(question.getByRole("list", { name: "What it changes" }));
    await expect(changed.getAllByRole("listitem").map(({ textContent }) => textContent.replace(/, .*/, ""))).toEqual([
      "Toor Dal 1 kg",
      "Glucose Biscuits 80 g × 48",
      "Coconut Hair Oil 200 ml",
      "Toor Dal 1 kg (2)",
      "and 4 more",
    ]);
    await expect(question.getByText("2 selected batches are left alone:")).toBeVisible();
    await expect(question.getByText(/^Detergent Powder 1 kg, .*: nothing to reset$/)).toBeVisible();
    await userEvent.type(question.getByRole("textbox", { name: /^Reason/ }), "Stock count");
    await userEvent.click(question.getByRole("button", { name: "Yes, reset inventory now!" }));
    await screen.findByRole("heading", { name: "8 batches reset" }, { timeout: 10_000 });
    await userEvent.click(screen.getByText("Close"));
    await expect(await canvas.findByText("2 selected")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: oil })).toBeChecked();
  },
});

export const SelectionOfATab = meta.story({
  name: "another tab lets go of the selected rows that went out of sight",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/inventory", ({ request }) => {
        const isLow = new URL(request.url).searchParams.get("low") === "true";
        return ok(pageOf(isLow ? [demoBatch(1), demoBatch(2)] : [demoBatch(0), demoBatch(1)]));
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, toor, oil);
    await expect(canvas.getByText("2 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Low stock" }));
    await expect(await canvas.findByText("1 selected")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: oil })).toBeChecked();
    await userEvent.click(canvas.getByRole("tab", { name: "All" }));
    await expect(await canvas.findByRole("checkbox", { name: toor })).not.toBeChecked();
    await expect(canvas.getByText("1 selected")).toBeVisible();
  },
});

export const BulkIsStopped = meta.story({
  name: "a run that is stopped says how many of all were done, and the others stay selected",
  play: async ({ canvas, canvasElement, msw }) => {
    const answers: (() => void)[] = [];
    msw.use(
      http.post("/oms/inventory/:id/reset", async () => {
        await new Promise<void>((resolve) => {
          answers.push(resolve);
        });
      }),
    );
    await select(canvasElement, toor, biscuits);
    await userEvent.click(canvas.getByRole("button", { name: "Reset Inventory" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Reset Inventory" }));
    await userEvent.type(question.getByRole("textbox", { name: /^Reason/ }), "Stock count");
    await userEvent.click(question.getByRole("button", { name: "Yes, reset inventory now!" }));
    await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
    await waitFor(() => expect(answers).toHaveLength(1));
    for (const answer of answers) answer();
    await screen.findByRole("heading", { name: "1 of 2 batches reset" }, { timeout: 10_000 });
    await userEvent.click(screen.getByText("Close"));
    await expect(await canvas.findByText("1 selected")).toBeVisible();
  },
});

export const BulkDiscard = meta.story({
  name: "expired batches are asked to be discarded together, each for all that is available of it",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/inventory/:id/discard", ({ request }) => keep(request.clone())));
  },
  play: async ({ canvas, canvasElement }) => {
    // The oil has nothing available, and is left out.
    await select(canvasElement, biscuits, oil);
    await userEvent.click(canvas.getByRole("button", { name: "Ask to discard" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask to discard" }));
    await expect(dialog.getByText(/All that is available of 1 batch: 6 units/)).toBeVisible();
    await expect(dialog.getByText(/^Groundnut Oil 1 L × 12, .*: nothing is available$/)).toBeVisible();
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue("EXPIRED");
    await userEvent.click(dialog.getByRole("button", { name: "Ask to discard" }));
    await screen.findByRole("heading", { name: "1 batch asked for" }, { timeout: 10_000 });
    await expect(JSON.parse(sent())).toEqual({ reason: "EXPIRED", quantity: 6 });
    await userEvent.click(screen.getByText("Close"));
    await expect(await canvas.findByText("1 selected")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: oil })).toBeChecked();
  },
});

export const BulkBuffer = meta.story({
  name: "the buffer of several batches is adjusted together, with a result for each",
  globals: { role: "HUB_MANAGER" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch("/oms/inventory/:id", async ({ request, params }) => {
        await keep(request.clone());
        return params["id"] === demoBatch(2).id
          ? refuse(409, "row.conflict", "Only 0 of this batch are available")
          : undefined;
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, toor, biscuits);
    await expect(canvas.queryByRole("button", { name: "Reset Inventory" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Adjust buffer" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Adjust buffer" }));
    await userEvent.click(dialog.getByRole("button", { name: "Adjust" }));
    await expect(await dialog.findAllByText("This field is required")).toHaveLength(2);
    await userEvent.selectOptions(dialog.getByLabelText(/^Buffer/), "IN_STOCK");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Units of each/ }), "12");
    await userEvent.click(dialog.getByRole("button", { name: "Adjust" }));
    await screen.findByRole("heading", { name: "1 of 2 batches adjusted" }, { timeout: 10_000 });
    await expect(screen.getByText("Only 0 of this batch are available")).toBeVisible();
    await expect(sent()).toBe(JSON.stringify({ stockRequest: "IN_STOCK", bufferStock: 12 }).repeat(2));
  },
});
