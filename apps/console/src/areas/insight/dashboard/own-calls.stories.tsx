import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { demoId } from "../../../stories/thing-service.ts";
import { demoCall, deskService, toCall } from "../../orders/call/stories/demo-desk.ts";

const desk = "/oms/call/desk";
const next = Array.from({ length: 7 }, (_, at) =>
  toCall(at, `Shop ${at + 1}`, {
    ...(at === 0 ? { reason: "DUE", since: "2026-11-21" } : { reason: "QUIET", since: `2026-11-0${9 - at}` }),
    slot: null,
  }),
);

/** The call that an agent has, and whom they call next, on their dashboard. */
const meta = preview.meta({
  title: "Screens/Dashboard and reports/Dashboard, own calls",
  component: AppAt,
  ...screenOf({
    role: "CALLING_AGENT",
    path: "/",
    service: () => [http.get(desk, () => ok({ current: null, next, promised: [], simulated: true })), ...deskService()],
  }),
});

const soon = { timeout: 15_000 };

export const Loaded = meta.story({
  name: "an agent sees the five who are called next, how many more there are, and the way to the desk",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
    const list = within(await canvas.findByRole("list", { name: "Whom to call next" }, soon));
    const names = list.getAllByRole("listitem").map((item) => item.querySelector("b")?.textContent);
    await expect(names).toEqual(["Shop 1", "Shop 2", "Shop 3", "Shop 4", "Shop 5"]);
    await expect(list.getByText("Promised for 21-11-2026")).toBeVisible();
    await expect(canvas.getByText("2 more on your desk")).toBeVisible();
    await expect(canvas.getByText("No call goes on")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open your desk" })).toHaveAttribute("href", "/customer-order");
  },
});

export const OnTheLine = meta.story({
  name: "the call that goes on leads to the desk",
  beforeEach: ({ msw }) => msw.use(...deskService({ state: "CONNECTED", answeredAt: "2026-11-21T05:12:20.000Z" })),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
    await expect(await canvas.findByText(demoCall.mobile, { selector: ".call-who *" }, soon)).toBeVisible();
    await expect(canvas.getByText("Connected")).toBeVisible();
    const link = canvas.getByRole("link", { name: "Go on with the call" });
    await expect(link).toHaveAttribute("href", "/customer-order");
  },
});

export const AskedAgain = meta.story({
  name: "calls that cannot be read say so, and are asked for again",
  beforeEach: ({ msw }) =>
    msw.use(http.get(desk, () => refuse(503, "server.unavailable", "The service is busy"), { once: true })),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
    await expect(await canvas.findByText("Your calls could not be loaded", {}, soon)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("2 more on your desk", {}, soon)).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(desk, () =>
        ok({ current: { ...demoCall, id: demoId(981), incoming: true }, next, promised: [], simulated: false }),
      ),
    ),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dashboard");
    await expect(await canvas.findByRole("link", { name: "Take call" }, soon)).toBeVisible();
  },
});
