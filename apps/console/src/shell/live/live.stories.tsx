import { roleOf } from "../../../../../.storybook/role-of.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { deskService } from "../../areas/orders/call/stories/demo-desk.ts";
import { demoBatch, inventoryService } from "../../areas/stock/inventory/stories/demo-inventory.ts";
import { AppAt } from "../../stories/app-at.tsx";
import { arrive } from "../../stories/arrive.ts";
import { freshBrowser, notifications, ok, openStream, refuse, serviceFor } from "../../stories/service.ts";
import { demoId, pageAt } from "../../stories/thing-service.ts";

/** What goes on behind every page: the push stream, and an agent's pending call. */
const meta = preview.meta({
  title: "Screens/Frame/Live",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  args: { path: "/" },
  beforeEach: ({ msw, globals, parameters }) => {
    const role = roleOf({ globals, parameters });
    freshBrowser(globals, role);
    msw.use(...serviceFor(role));
  },
});

const call = {
  id: "0199f5c4-01e1-7000-8000-066351460401",
  retailerId: "0199f5c4-01e1-7000-8000-066351460402",
  retailerName: "Shree Balaji Provision Store",
  mobile: "9812045567",
  creationDate: "2026-11-21T05:12:00Z",
  ringsUntil: null,
};
/** What comes behind the page takes a moment longer than the page. */
const soon = { timeout: 15_000 };
const waitForCall = () => screen.findByRole("region", { name: "Pending call" }, soon);

export const EventRefetchesNotifications = meta.story({
  name: "S4.09 S7.42 S7.43 an event on the stream brings the bell up to date",
  globals: { role: "ADMIN" },
  beforeEach: ({ msw }) => {
    let happened = false;
    msw.use(
      http.get("/api/firebase", () => {
        happened = true;
        return openStream('id: 2\ndata: {"entity":"notification","action":"notification.read"}\n\n');
      }),
      http.get("/oms/notification/pull", () =>
        ok(notifications.map((one) => (happened ? { ...one, read: true } : one))),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await canvas.findByRole("button", { name: "Notifications, 2 unread" });
    await canvas.findByRole("button", { name: "Notifications" }, soon);
  },
});

export const ImportEnds = meta.story({
  name: "the end of somebody else's import brings the list on screen up to date",
  globals: { role: "ADMIN" },
  args: { path: "/inventory" },
  beforeEach: ({ msw }) => {
    let total = 2;
    const end = { entity: "inventory-import", id: demoId(800), version: 4, action: "import.ended" };
    msw.use(
      http.get("/api/firebase", () => {
        total = 3;
        return openStream(`id: 2\ndata: ${JSON.stringify(end)}\n\n`);
      }),
      http.get("/oms/inventory", ({ request }) => ok(pageAt(new URL(request.url), total, demoBatch))),
      ...inventoryService(),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Inventory");
    await canvas.findByText("2 batches", {}, { timeout: 10_000 });
    await canvas.findByText("3 batches", {}, soon);
  },
});

export const NoStream = meta.story({
  name: "S7.42 who has no notifications opens no stream",
  globals: { role: "SUPER_SUPER_ADMIN" },
  beforeEach: ({ msw }) => {
    delete document.body.dataset["opened"];
    msw.use(
      http.get("/api/firebase", () => {
        document.body.dataset["opened"] = "yes";
        return openStream();
      }),
      http.get("/oms/dialer/call", () => {
        document.body.dataset["opened"] = "yes";
        return ok(call);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
    await new Promise((resolve) => {
      setTimeout(resolve, 3000);
    });
    await expect(document.body.dataset["opened"]).toBeUndefined();
  },
});

export const CallWaits = meta.story({
  name: "S4.15 S4.19 S7.17 a pending call is shown to the calling agent, and leads to its page",
  globals: { role: "CALLING_AGENT" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/dialer/call", () => ok(call)));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
    const card = within(await waitForCall());
    await expect(card.getByRole("heading", { name: call.retailerName })).toBeVisible();
    await expect(card.getByText(/waiting since 10:42/)).toBeVisible();
    await expect(card.getByRole("link", { name: "Take call" })).toHaveAttribute("href", "/customer-order");
  },
});

export const CallWaitsOnAPhone = meta.story({
  globals: { role: "CALLING_AGENT", viewport: { value: "phone" } },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/dialer/call", () => ok(call)));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
    await waitForCall();
  },
});

export const CallTaken = meta.story({
  name: "S4.16 polling stops on /customer-order, and goes on after it",
  globals: { role: "CALLING_AGENT" },
  beforeEach: ({ msw }) => {
    document.body.dataset["asked"] = "0";
    msw.use(
      http.get("/oms/dialer/call", () => {
        document.body.dataset["asked"] = String(Number(document.body.dataset["asked"]) + 1);
        return ok(call);
      }),
      ...deskService({ state: "CONNECTED", answeredAt: "2026-11-21T05:12:20.000Z" }),
    );
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
    await userEvent.click(within(await waitForCall()).getByRole("link", { name: "Take call" }));
    await arrive(canvasElement, "Customer order");
    await within(canvasElement).findByRole("heading", { name: "Script" }, soon);
    await expect(screen.queryByRole("region", { name: "Pending call" })).toBeNull();
    const asked = document.body.dataset["asked"];
    await new Promise((resolve) => {
      setTimeout(resolve, 2500);
    });
    await expect(document.body.dataset["asked"]).toBe(asked);
  },
});

export const CallMarkedRead = meta.story({
  name: "S4.17 a call that is marked read makes itself small, and no other is asked for",
  globals: { role: "CALLING_AGENT" },
  beforeEach: ({ msw }) => {
    document.body.dataset["asked"] = "0";
    msw.use(
      http.get("/oms/dialer/call", () => {
        document.body.dataset["asked"] = String(Number(document.body.dataset["asked"]) + 1);
        return ok(call);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
    const card = await waitForCall();
    await userEvent.click(within(card).getByRole("button", { name: "Mark read" }));
    await waitFor(() => expect(card).toHaveAttribute("data-marked"));
    const asked = document.body.dataset["asked"];
    await new Promise((resolve) => {
      setTimeout(resolve, 2500);
    });
    await expect(document.body.dataset["asked"]).toBe(asked);
    await expect(within(card).getByRole("link", { name: "Take call" })).toBeVisible();
  },
});

export const CallGivenUp = meta.story({
  name: "S4.17 a marked call that has rung long enough goes, and the next one is asked for",
  globals: { role: "CALLING_AGENT" },
  beforeEach: ({ msw }) => {
    const ringing = 4000;
    const ringsUntil = new Date(Date.now() + ringing).toISOString();
    let isOver = false;
    // By the time that passes, and not by the day: pictures are taken while that stands still.
    const timer = setTimeout(() => {
      isOver = true;
    }, ringing);
    msw.use(
      http.get("/oms/dialer/call", () =>
        ok(isOver ? { ...call, retailerName: "Next Stores" } : { ...call, ringsUntil }),
      ),
    );
    return () => clearTimeout(timer);
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
    const card = await waitForCall();
    await userEvent.click(within(card).getByRole("button", { name: "Mark read" }));
    await expect(await screen.findByRole("heading", { name: "Next Stores" }, soon)).toBeVisible();
  },
});

export const CallServiceFails = meta.story({
  name: "S4.15 a service that does not answer shows no card and makes no toast",
  globals: { role: "CALLING_AGENT" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/dialer/call", () => refuse(500, "server.failed", "This must not be said")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
    await new Promise((resolve) => {
      setTimeout(resolve, 3000);
    });
    await expect(screen.queryByRole("region", { name: "Pending call" })).toBeNull();
    await expect(screen.queryByText("This must not be said")).toBeNull();
  },
});

/** The browser says so, and then that it is back. */
const goOffline = (isOffline: boolean): void => {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !isOffline });
  dispatchEvent(new Event(isOffline ? "offline" : "online"));
};
const offlineWords = "You are offline. What you see may be old.";
const lateWords = "No live updates: news may come a little late.";
const signOf = (words: string) =>
  screen.queryAllByText(words).find((element) => element.classList.contains("connection-sign"));

const offlineFor = (role: string) => ({
  globals: { role },
  beforeEach: () => () => Reflect.deleteProperty(navigator, "onLine"),
});

export const Offline = meta.story({
  ...offlineFor("ADMIN"),
  name: "a page whose line is gone says so for as long as it is, and politely",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    await canvas.findByRole("button", { name: "Notifications, 2 unread" });
    await waitFor(async () => {
      goOffline(true);
      await expect(signOf(offlineWords)).toBeVisible();
    }, soon);
    await waitFor(() => expect(document.querySelector('[aria-live="polite"]:not(:empty)')).not.toBeNull());
    goOffline(false);
    await waitFor(() => expect(screen.queryByText(offlineWords)).toBeNull());
    goOffline(true);
    await waitFor(() => expect(signOf(offlineWords)).toBeVisible());
  },
});

export const OfflineOnAPhone = meta.story({
  ...offlineFor("CALLING_AGENT"),
  globals: { role: "CALLING_AGENT", viewport: { value: "phone" } },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/dialer/call", () => ok(call)));
    return () => Reflect.deleteProperty(navigator, "onLine");
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
    await waitForCall();
    goOffline(true);
    await waitFor(() => expect(signOf(offlineWords)).toBeVisible());
  },
});

export const StreamLost = meta.story({
  name: "a stream that cannot be had says that news may come late, and nothing once it stands",
  globals: { role: "ADMIN" },
  beforeEach: ({ msw }) => {
    let refusals = 3;
    msw.use(
      http.get("/api/firebase", () =>
        refusals-- > 0 ? refuse(503, "server.unavailable", "This must not be said") : openStream(),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
    await waitFor(() => expect(signOf(lateWords)).toBeVisible(), soon);
    await waitFor(() => expect(screen.queryByText(lateWords)).toBeNull(), soon);
    await expect(screen.queryByText("This must not be said")).toBeNull();
  },
});
