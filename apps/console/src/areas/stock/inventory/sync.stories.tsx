import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { keep, sent } from "../../../stories/sent.ts";
import { manyWarehouses, ok } from "../../../stories/service.ts";
import { demoBatch } from "./stories/demo-inventory.ts";
import { batches } from "./stories/inventory-list.ts";

/** The sync of a warehouse's balances with its ledger. */
const meta = preview.meta({
  title: "Screens/Stock/Inventory sync",
  component: AppAt,
  ...batches.screen,
});

export const Fixes = meta.story({
  name: "the sync asks for the warehouse, and says which balances had drifted and are fixed",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/inventory/sync", async ({ request }) => {
        await keep(request);
        return ok({
          checked: 128,
          fixed: [
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
    const told = within(await screen.findByRole("dialog", { name: "1 of 128 batches fixed" }));
    await expect(sent).toEqual([{ warehouseId: demoBatch(0).warehouseId }]);
    await expect(told.getByRole("row", { name: "Toor Dal 1 kg On hand 238 240" })).toBeVisible();
    await expect(told.getByRole("row", { name: "Toor Dal 1 kg Movements 4 5" })).toBeVisible();
  },
});

export const OfMany = meta.story({
  name: "a warehouse beyond the fifty that a look-up brings is found by typing",
  beforeEach: ({ msw }) => {
    msw.use(
      manyWarehouses(),
      http.post("/oms/inventory/sync", async ({ request }) => {
        await keep(request);
        return ok({ checked: 1, fixed: [] });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await batches.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Sync" }));
    const ask = within(await screen.findByRole("dialog", { name: "Sync stock" }));
    const warehouse = await ask.findByRole("combobox", { name: /^Warehouse/ });
    await userEvent.click(warehouse);
    await expect(await screen.findByRole("option", { name: /goods 50$/ })).toBeInTheDocument();
    await expect(screen.queryByRole("option", { name: /goods 64$/ })).toBeNull();
    await userEvent.keyboard("64");
    await userEvent.click(await screen.findByRole("option", { name: /goods 64$/ }, { timeout: 10_000 }));
    await userEvent.click(ask.getByRole("button", { name: "Sync" }));
    await expect(await screen.findByText("1 batch agrees with the ledger")).toBeVisible();
    await expect(sent).toEqual([{ warehouseId: "0199f5c4-01e1-7000-8000-066351461063" }]);
  },
});

export const LooksUp = meta.story({
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

export const Agrees = meta.story({
  name: "who has one warehouse finds it chosen, and is told when nothing had drifted",
  globals: { role: "HUB_MANAGER" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/api/warehouse", () =>
        ok({ content: [{ id: demoBatch(0).warehouseId, companyName: "Pune Hub Hadapsar" }] }),
      ),
      http.post("/oms/inventory/sync", () => ok({ checked: 1, fixed: [] })),
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
