import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, screen, userEvent } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, latestOrder, ok, refuse, serviceFor, warehouses } from "../../../stories/service.ts";

/** The latest hub-to-retailer order, which CC supervisors watch on their dashboard. */
const meta = preview.meta({
  title: "Screens/Dashboard and reports/Dashboard, latest order",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  args: { path: "/" },
  globals: { role: "CC_SUPERVISOR" },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    delete document.body.dataset["asked"];
    msw.use(...serviceFor(role));
  },
});

const soon = { timeout: 15_000 };
const search = "/oms/order/search";

export const OfEveryWarehouse = meta.story({
  name: "S4.20 S7.18 S7.19 S7.20 S7.21 the latest order of every warehouse",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(search, ({ request }) => {
        document.body.dataset["asked"] = new URL(request.url).search;
        return ok({ content: [latestOrder] });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Latest retailer order" }, soon)).toBeVisible();
    await canvas.findByText(latestOrder.orderNumber, undefined, soon);
    await expect(canvas.getByText(/12,480\.50?/)).toBeVisible();
    await expect(decodeURIComponent(document.body.dataset["asked"] ?? "")).toBe("?size=1&orderFlow=[HUB_TO_RETAILER]");
  },
});

export const OfOneWarehouse = meta.story({
  name: "S4.21 S7.21 S7.44 of one warehouse, found by typing",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(search, ({ request }) => {
        const id = new URL(request.url).searchParams.get("warehouseId");
        const chosen = warehouses.find((one) => one.id === id);
        return ok({ content: [chosen ? { ...latestOrder, warehouseName: chosen.companyName } : latestOrder] });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    const box = await canvas.findByRole("combobox", { name: "Warehouse" }, soon);
    await userEvent.type(box, "nag");
    await userEvent.click(await screen.findByRole("option", { name: /Nagpur Hub/ }, soon));
    await canvas.findByText("Nagpur Hub Dharampeth", { selector: "dd" }, soon);
  },
});

export const Waits = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(search, async () => {
        await delay("infinite");
        return ok(null);
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await canvas.findByRole("combobox", { name: "Warehouse" }, soon);
  },
});

export const NoOrderYet = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(search, () => ok({ content: [] })));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await canvas.findByText("No order yet", undefined, soon);
  },
});

const broken = () => refuse(500, "server.failed", "This must not be said");

export const Fails = meta.story({
  name: "fails in place, without a toast",
  beforeEach: ({ msw }) => {
    msw.use(http.get(search, broken));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await canvas.findByText("The latest order could not be loaded", undefined, soon);
    await expect(screen.queryByText("This must not be said")).toBeNull();
  },
});

export const Recovers = meta.story({
  name: "an order that did not come is asked for again",
  beforeEach: ({ msw }) => {
    msw.use(http.get(search, broken, { once: true }));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }, soon));
    await canvas.findByText(latestOrder.orderNumber, undefined, soon);
  },
});

export const NotForOthers = meta.story({
  name: "S4.23 no other role asks for orders",
  globals: { role: "ADMIN" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(search, () => {
        document.body.dataset["asked"] = "yes";
        return ok({ content: [] });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await canvas.findByText("Active");
    await expect(document.body.dataset["asked"]).toBeUndefined();
  },
});
