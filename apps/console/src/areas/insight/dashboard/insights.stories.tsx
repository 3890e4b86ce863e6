import preview from "../../../../../../.storybook/preview.tsx";
import { http, type RequestHandler } from "msw";
import { daysBetween } from "@o2r/api/contract/core";
import { todayIn } from "@o2r/forms/days";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { readDashboardDays, waitingSteps, watched, type OrderFigures } from "@o2r/api/contract/insight";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { rowId } from "../../../stories/thing-service.ts";
import { deskService } from "../../orders/call/stories/demo-desk.ts";

const figures = (url: URL): OrderFigures => {
  const { from, to } = readDashboardDays(url.searchParams.get("placed") ?? "", todayIn("Asia/Kolkata")) ?? {
    from: "",
    to: "",
  };
  const length = daysBetween(from, to) + 1;
  const isOneHub = url.searchParams.has("hub");
  return {
    orders: isOneHub ? 40 : 4412,
    value: 8_42_560.5,
    before: { orders: isOneHub ? 50 : 4000, value: 8_42_560.5 },
    days: Array.from({ length }, (_, at) => ({
      day: new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10),
      orders: 120 + ((at * 37) % 60),
      value: 26_000 + ((at * 3701) % 9000),
    })),
    states: [
      { state: "DELIVERED", orders: 3200, value: 6_00_000 },
      { state: "CANCELLED", orders: 212, value: 0 },
    ],
    hubs: [
      { id: rowId(201), name: "Pune Hub Hadapsar", orders: 2400, value: 5_00_000 },
      { id: rowId(202), name: "Nashik Hub", orders: 2012, value: 3_42_560.5 },
    ],
    beats: [],
  };
};
const service = (): readonly RequestHandler[] => [
  http.get("/oms/dashboard/orders", ({ request }) => ok(figures(new URL(request.url)))),
  http.get("/oms/dashboard/products", () =>
    ok([
      {
        id: rowId(301),
        name: "Aurum Basmati Rice 5 kg",
        skuCode: "AUR-1001",
        orders: 612,
        units: 7344,
        value: 1_20_400,
      },
      { id: rowId(302), name: "Sunrise Toor Dal 1 kg", skuCode: "SUN-2002", orders: 540, units: 6480, value: 98_200.5 },
    ]),
  ),
  http.get("/oms/dashboard/waiting", () =>
    ok(
      watched.map(({ key, since }, at) => {
        const total = key === "order-confirm" ? 17 : at % 5;
        // Half a minute more, so that the clock may go on meanwhile.
        const hours = (at + 1) * 1.5 + 1 / 120;
        const known = since !== undefined && total > 0;
        const oldest = waitingSteps.filter((step) => step <= hours).length;
        return {
          key,
          total,
          isCapped: false,
          oldest: known ? new Date(Date.now() - hours * 3_600_000).toISOString() : null,
          // One of them is the oldest, and all others have just come.
          ages: known ? [0, 1, 2, 3].map((age) => (age === 0 ? total - 1 : 0) + (age === oldest ? 1 : 0)) : [],
        };
      }),
    ),
  ),
];

/** What waits and how orders went, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Dashboard and reports/Dashboard, figures",
  component: AppAt,
  ...screenOf({ role: "ADMIN", path: "/", service }),
});
const soon = { timeout: 15_000 };
const busy = () => refuse(503, "server.unavailable", "The service is busy");

export const WithoutOrders = meta.story({
  name: "who sees no orders narrows what waits to a warehouse, and is not asked for days",
  ...screenOf({ role: "ONBOARDING_MANAGER", path: "/", service }),
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole("region", { name: "What waits" }, soon));
    await expect(waiting.getByRole("link", { name: /^KYC to decide/ })).toBeVisible();
    await expect(waiting.getByRole("link", { name: /^Papers sent back/ })).toHaveAttribute(
      "href",
      "/retailer?kyc=REJECTED%2CEXPIRED&state=LEAD%2CONBOARDING%2CKYC_PENDING%2CACTIVE%2CBLOCKED",
    );
    await expect(waiting.queryByRole("link", { name: /^Returns/ })).toBeNull();
    await expect(await canvas.findByRole("combobox", { name: /warehouse/i }, soon)).toBeVisible();
    await expect(canvas.queryByRole("radio", { name: "Today" })).toBeNull();
  },
});

export const Loaded = meta.story({
  name: "S7.59 what waits leads to its list, and what was ordered to the orders of those days",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
    const waiting = within(await canvas.findByRole("region", { name: "What waits" }, soon));
    const confirm = waiting.getByRole("link", { name: /^Orders to confirm/ });
    await waitFor(() => expect(confirm).toHaveTextContent("17"));
    await expect(confirm).toHaveTextContent("1 h 30 min");
    await expect(within(confirm).getByRole("img", { name: "Waiting: Under 2 h 17" })).toBeVisible();
    await expect(confirm).toHaveAttribute("href", "/order?state=PLACED&sort=stateSince");
    const orders = within(await canvas.findByRole("region", { name: "How orders went" }, soon));
    await expect(orders.getByRole("link", { name: /^Orders/ })).toHaveTextContent(/4,412.*10%/);
    await expect(canvas.getByRole("link", { name: /^Nashik Hub/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/order\?placed=.*&hub=/),
    );
    await expect(await canvas.findByRole("link", { name: /^Aurum Basmati/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/order\?placed=.*&product=/),
    );
    await userEvent.click(canvas.getByRole("radio", { name: "Today" }));
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Value by day" })).toBeNull());
  },
});

export const OnASlowLine = meta.story({
  name: "on a slow line the choices say what stands chosen, and their code comes when they are wanted",
  beforeEach: () => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { effectiveType: "3g" } });
    return () => void Reflect.deleteProperty(navigator, "connection");
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
    await expect(await canvas.findByText("4,412", {}, soon)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Days from and to: \d\d-\d\d-\d{4} – / })).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: "Warehouse" })).toBeNull();
    canvas.getByRole("button", { name: "Warehouse: All warehouses" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Warehouse" })).toHaveFocus(), soon);
  },
});

export const AskedAgain = meta.story({
  name: "figures that cannot be read say so, and are asked for again",
  beforeEach: ({ msw }) => msw.use(http.get("/oms/dashboard/orders", busy, { once: true })),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }, soon));
    await expect(await canvas.findByText("4,412", {}, soon)).toBeVisible();
  },
});

export const CountedAgain = meta.story({
  name: "what waits and the products say so when they cannot be counted, and are counted again",
  beforeEach: ({ msw }) => msw.use(http.get("/oms/dashboard/waiting", busy, { once: true })),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
    await expect(await canvas.findByText("What waits could not be loaded", {}, soon)).toBeVisible();
    await expect(canvas.getByText("The figures of products could not be loaded")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("–")).toBeNull(), soon);
    await userEvent.click(canvas.getAllByRole("button", { name: "Retry" })[0] ?? canvasElement);
    const waiting = within(await canvas.findByRole("region", { name: "What waits" }, soon));
    await expect(await waiting.findByRole("link", { name: /^Orders to confirm/ }, soon)).toHaveTextContent("17");
    await expect(canvas.getByRole("region", { name: "Products" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Retry" })).toBeNull();
  },
});

export const RankedAgain = meta.story({
  name: "top products that cannot be read say so, and are asked for again",
  beforeEach: ({ msw }) => msw.use(http.get("/oms/dashboard/products", busy, { once: true })),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
    await expect(await canvas.findByText("The top products could not be loaded", {}, soon)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("link", { name: /^Aurum Basmati/ }, soon)).toBeVisible();
  },
});

export const AgentsAskedAgain = meta.story({
  name: "the agents on call say so when they cannot be counted, and are counted again",
  globals: { role: "CC_SUPERVISOR" },
  beforeEach: ({ msw }) => msw.use(http.get("/oms/call/team", busy, { once: true }), ...deskService()),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
    await expect(await canvas.findByText("Could not be loaded", {}, soon)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    const agents = await canvas.findByRole("link", { name: /^Agents on call/ }, soon);
    await expect(agents).toHaveTextContent("of 2");
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
    await expect(await canvas.findByText("4,412", {}, soon)).toBeVisible();
  },
});
