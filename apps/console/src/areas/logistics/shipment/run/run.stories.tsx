import { http, HttpResponse } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../../stories/app-at.tsx";
import { arrive } from "../../../../stories/arrive.ts";
import { screenOf } from "../../../../stories/screen-of.ts";
import { keep, sent } from "../../../../stories/sent.ts";
import { ok, refuseStale } from "../../../../stories/service.ts";
import { demoShipment, demoShipmentPage, shipmentService } from "../stories/demo-shipments.ts";

const path = (stop: number) => `/shipment-management/${demoShipment(0).id}?stop=${stop}` as const;
const visitPath = "/oms/shipment/:id/stop/:stopId";

/** The shipment once its second stop was visited. */
const visited = () => {
  const page = demoShipmentPage(0);
  return {
    ...page,
    version: 5,
    done: 2,
    stopList: page.stopList.map((stop) =>
      stop.position === 2
        ? {
            ...stop,
            version: 2,
            state: "FAILED" as const,
            reason: "SHOP_CLOSED" as const,
            visitedAt: "2026-11-21T04:50:00.000Z",
            visitedBy: "Devika Sanyal",
          }
        : stop,
    ),
  };
};

/** The run sheet of a driver, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Logistics/Run sheet",
  component: AppAt,
  ...screenOf({ role: "HUB_MANAGER", path: path(2), service: () => shipmentService() }),
  globals: { role: "HUB_MANAGER", viewport: { value: "phone" } },
});

/** The keys under which visits wait to be sent. */
const keptRuns = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).filter((key) =>
    key?.startsWith("o2r-run:"),
  );

const enter = async (canvasElement: HTMLElement) => {
  await arrive(canvasElement, "Om Sai Super Bazar");
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Delivered" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Delivered/ }, { timeout: 10_000 }));
  await expect(dialog.getByRole("textbox", { name: /^Amount/ })).toHaveValue("4120.5");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
};

export const Loaded = meta.story({
  name: "S2.08 a stop without the shell says what is to be collected and left there",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Super Bazar");
    await expect(canvas.getByText("Stop 2 of 4")).toBeVisible();
    await expect(canvas.getByText("₹4,120.50")).toBeVisible();
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Partly" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "All stops" }));
    (await canvas.findByRole("button", { name: /Om Sai Super Bazar/ })).focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("Stop 2 of 4");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
});

export const Offline = meta.story({
  name: "what is entered without a connection is kept on the phone, and sent once when it is back",
  beforeEach: ({ msw }) => {
    let tries = 0;
    msw.use(
      http.patch(visitPath, async ({ request }) => {
        tries += 1;
        if (tries === 1) return HttpResponse.error();
        await keep(request);
        return ok(visited());
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await enter(canvasElement);
    await expect(await canvas.findByText(/1 waiting to be sent · offline/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(keptRuns()).toHaveLength(1);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
    await expect(sent).toMatchObject([{ outcome: "DELIVERED", payment: { amount: 4120.5, mode: "CASH" } }]);
    await waitFor(() => expect(keptRuns()).toHaveLength(0));
  },
});

export const Differs = meta.story({
  name: "where the stop was visited meanwhile both accounts are shown, and the cash of the second is kept",
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch(visitPath, () => refuseStale(visited())),
      http.post(`${visitPath}/second`, async ({ request }) => {
        await keep(request);
        return ok(visited());
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await enter(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "All stops" }));
    await userEvent.click(
      await canvas.findByRole("button", { name: /Delivered, not sent: look at it/ }, { timeout: 10_000 }),
    );
    const both = within(await canvas.findByRole("region", { name: "Not sent yet" }));
    await expect(both.getByText("Entered here")).toBeVisible();
    await expect(both.getByText("Shop closed")).toBeVisible();
    await expect(both.queryByRole("button", { name: /^Discard/ })).toBeNull();
    await userEvent.click(both.getByRole("button", { name: "Keep both" }));
    await waitFor(() => expect(sent).toMatchObject([{ payment: { amount: 4120.5 } }]));
  },
});

export const Failed = meta.story({
  name: "a stop that failed has a reason",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Super Bazar");
    await userEvent.click(canvas.getByRole("button", { name: "Failed" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Failed/ }, { timeout: 10_000 }));
    await userEvent.click(dialog.getByRole("button", { name: "Save as failed" }));
    await expect(await dialog.findByText("Reason is required")).toBeVisible();
  },
});

/** One pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const Proof = meta.story({
  name: "S4.28 S4.29 a photo as proof takes the place of its field, until it is removed",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Super Bazar");
    await userEvent.click(canvas.getByRole("button", { name: "Failed" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Failed/ }, { timeout: 10_000 }));
    const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
    await userEvent.upload(
      dialog.getByLabelText("Photo as proof"),
      new File([bytes], "door.png", { type: "image/png" }),
    );
    await expect(await dialog.findByRole("img", { name: "Proof" })).toBeVisible();
    await expect(dialog.queryByLabelText("Photo as proof")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Remove photo" }));
    await waitFor(() => expect(dialog.getByLabelText("Photo as proof")).toHaveFocus());
  },
});

export const Whole = meta.story({
  name: "the whole shipment is settled where it is back",
  args: { path: `/shipment-management/${demoShipment(1).id}` },
  beforeEach: ({ msw }) => {
    let isSettled = false;
    const read = () => ({ ...demoShipmentPage(1), ...(isSettled && { version: 5, state: "SETTLED" as const }) });
    msw.use(
      http.get("/oms/shipment/:id", () => ok(read())),
      http.post("/oms/shipment/:id/settle", () => {
        isSettled = true;
        return ok({ ...demoShipment(1), version: 5, state: "SETTLED" });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "SH07-26-000730");
    await expect(canvas.getByRole("list", { name: "Stops" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Settle" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Settle/ }, { timeout: 10_000 }));
    await userEvent.click(dialog.getByRole("button", { name: "Settle" }));
    // The button has gone with what it did, and the keys go on at the head of the page.
    await waitFor(() => expect(canvas.getByRole("heading", { name: "SH07-26-000730" })).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: "Settle" })).toBeNull();
  },
});

export const ByLink = meta.story({
  name: "a driver without an account opens it by a link, and finds nothing there but the stops",
  args: { path: `/shipment-management/${demoShipment(0).id}#link=a.signed.token` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "SH07-26-000731");
    await expect(canvas.queryByRole("link", { name: /^Back/ })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Settle" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Om Sai Super Bazar/ }));
    await arrive(canvasElement, "Om Sai Super Bazar");
    await expect(canvas.getByRole("button", { name: "Delivered" })).toBeEnabled();
  },
});

export const LinkOver = meta.story({
  name: "a link that is over says so",
  args: { path: `/shipment-management/${demoShipment(0).id}#link=an.old.token` },
  beforeEach: ({ msw }) => {
    const body = {
      errorMessage: "This link is not good any more: ask for a new one",
      code: "session.expired",
      errors: [],
    };
    msw.use(http.get("/oms/run", () => HttpResponse.json(body, { status: 401 })));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "This link is not good any more" }, { timeout: 10_000 }),
    ).toBeVisible();
  },
});

export const Code = meta.story({
  name: "a code that the shop was told goes with the delivery; one that does not match keeps all, and may be entered again",
  beforeEach: ({ msw }) => {
    const wrong = () => {
      const page = visited();
      return {
        ...page,
        stopList: page.stopList.map((stop) =>
          stop.position === 2
            ? {
                ...stop,
                state: "DELIVERED" as const,
                reason: null,
                code: "WRONG" as const,
                collected: stop.cod,
                cash: stop.cod,
                lines: stop.lines.map((line) => ({ ...line, delivered: line.loaded })),
              }
            : stop,
        ),
      };
    };
    msw.use(
      http.patch(visitPath, async ({ request }) => {
        await keep(request);
        return ok(wrong());
      }),
      http.post(`${visitPath}/code/check`, () => {
        const page = wrong();
        return ok({ ...page, stopList: page.stopList.map((stop) => ({ ...stop, code: "RIGHT" as const })) });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Super Bazar");
    await userEvent.click(canvas.getByRole("button", { name: "Delivered" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Delivered/ }, { timeout: 10_000 }));
    await userEvent.click(dialog.getByRole("button", { name: "Send code" }));
    await expect(await dialog.findByText("A code is on its way to the shop's mobile.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Code from the shop" }), "12345");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(dialog.getByText("A code has 6 digits")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Code from the shop" }), "6");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toMatchObject([{ otp: "123456", payment: { amount: 4120.5 } }]));
    await userEvent.click(await canvas.findByRole("button", { name: "All stops" }));
    await userEvent.click(await canvas.findByRole("button", { name: /Delivered, code did not match/ }));
    const again = within(await canvas.findByRole("region", { name: "Code of the delivery" }));
    await userEvent.type(again.getByRole("textbox", { name: "Code from the shop" }), "654321");
    await userEvent.click(again.getByRole("button", { name: "Confirm code" }));
    await expect(await canvas.findByText("Code confirmed")).toBeVisible();
  },
});

export const MakesLink = meta.story({
  name: "the driver's link stays in its place while the shipment goes on, and is copied and ended on its page",
  args: { path: `/shipment-management/${demoShipment(2).id}` },
  beforeEach: ({ msw }) => {
    const loaded = { ...demoShipmentPage(2), version: 5, state: "LOADED" as const };
    msw.use(
      http.post("/oms/shipment/:id/load", () => {
        msw.use(http.get("/oms/shipment/:id", () => ok(loaded)));
        return ok({ ...demoShipment(2), version: 5, state: "LOADED" });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, demoShipment(2).number);
    const link = canvas.getByRole("button", { name: "Driver's link" });
    const { left, top } = link.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: "Load" }));
    const load = within(await screen.findByRole("dialog", { name: "Load" }, { timeout: 10_000 }));
    await userEvent.type(await load.findByRole("textbox", { name: /^Packs counted/ }), "59");
    await userEvent.click(load.getByRole("button", { name: "Load" }));
    await expect(await canvas.findByRole("button", { name: "Start" }, { timeout: 10_000 })).toBeVisible();
    // Where it would move or be made anew, a press that has begun would be lost.
    await expect(canvas.getByRole("button", { name: "Driver's link" })).toBe(link);
    await expect(link.getBoundingClientRect()).toMatchObject({ left, top });
    await userEvent.click(link);
    const dialog = within(await screen.findByRole("dialog", { name: /^Driver's link of/ }, { timeout: 10_000 }));
    await expect(await dialog.findByRole("textbox", { name: "Link" })).toHaveValue(
      `${location.origin}/shipment-management/${demoShipment(2).id}#link=a.signed.token`,
    );
    await expect(dialog.getByRole("button", { name: "End link" })).toBeVisible();
  },
});
