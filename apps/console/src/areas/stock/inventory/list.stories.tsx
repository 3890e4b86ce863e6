import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { cutWords } from "../../../stories/cut.ts";
import { manyWarehouses, ok } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { demoBatch } from "./stories/demo-inventory.ts";
import { batches, oil, openMenu, select, toor } from "./stories/inventory-list.ts";

/** The inventory over the service that MSW plays: its states, and its tabs. */
const meta = preview.meta({
  title: "Screens/Stock/Inventory list",
  component: AppAt,
  ...batches.screen,
});

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

export const Compact = meta.story({
  name: "A compact list cuts no name and no date: what stands beside them gives way",
  globals: { density: "compact", viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    await batches.row(canvasElement);
    const firsts = [...canvasElement.querySelectorAll<HTMLElement>(".o2r-two-line-name")];
    await expect(firsts.map(({ textContent }) => textContent)).toContain("20-05-2027");
    await expect(firsts.flatMap(cutWords)).toEqual([]);
  },
});

export const Phone = meta.story(batches.phone);

export const PhoneDates = meta.story({
  name: "a phone says of a batch on which day it expires",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const card = await batches.row(canvasElement);
    await expect(within(card).getByText("20-05-2027")).toBeVisible();
    await expect(within(card).getByText(/, 180 days left$/)).toBeVisible();
  },
});

export const HubManager = meta.story({
  name: "a hub manager adjusts and asks, and has neither a price change nor a reset",
  globals: { role: "HUB_MANAGER" },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    await expect(await screen.findByRole("menuitem", { name: "Adjust stock" })).toBeVisible();
    await expect(screen.getByRole("menuitem", { name: "Ask to discard" })).toBeVisible();
    for (const name of ["Price change", "Reset Inventory"])
      await expect(screen.queryByRole("menuitem", { name })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
});

export const Tabs = meta.story({
  name: "Near expiry, Expired and Low stock are filters with a name, and leave the others alone",
  args: { path: "/inventory?size=50&blocked=false&cursor=abc&page=2" },
  play: async ({ canvas, canvasElement, msw }) => {
    let query = new URLSearchParams();
    msw.use(
      http.get("/oms/inventory", ({ request }) => {
        query = new URL(request.url).searchParams;
        return ok(pageOf([demoBatch(0)], 50));
      }),
    );
    await batches.row(canvasElement);
    for (const [name, asked] of [
      ["Near expiry", "blocked=false&daysLeft=1..30"],
      ["Expired", "blocked=false&expired=true"],
      ["Low stock", "blocked=false&low=true"],
      ["All", "blocked=false"],
    ] as const) {
      await userEvent.click(canvas.getByRole("tab", { name }));
      await waitFor(() => {
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

export const FilterOfMany = meta.story({
  name: "the list is narrowed to a warehouse beyond the fifty that a look-up brings, which stays named by itself",
  beforeEach: ({ msw }) => {
    msw.use(manyWarehouses());
  },
  play: async ({ canvas, canvasElement }) => {
    await batches.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    const panel = within(await screen.findByRole("dialog", { name: "Filter" }));
    await userEvent.click(await panel.findByRole("button", { name: "Warehouse" }));
    await expect(await screen.findByRole("checkbox", { name: /goods 50$/ })).toBeInTheDocument();
    await userEvent.type(screen.getByRole("searchbox", { name: "Search Warehouse" }), "goods 64");
    await userEvent.click(await screen.findByRole("checkbox", { name: /goods 64$/ }));
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await expect(await canvas.findByRole("button", { name: "Remove filter Warehouse" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: /Warehouse.*cold goods 64/ })).toBeVisible());
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
