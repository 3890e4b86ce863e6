import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../../stories/app-at.tsx";
import { arrive } from "../../../../stories/arrive.ts";
import { screenOf } from "../../../../stories/screen-of.ts";
import { sent } from "../../../../stories/sent.ts";
import { ok } from "../../../../stories/service.ts";
import { demoId, lookupService } from "../../../../stories/thing-service.ts";
import { shipmentService, waitingOrder } from "../stories/demo-shipments.ts";

/** Orders are put on a vehicle, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Logistics/Create shipment",
  component: AppAt,
  ...screenOf({ role: "HUB_MANAGER", path: "/create-shipment", service: () => shipmentService() }),
});

const shopsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map((row) => row.querySelector(".stop-shop")?.firstChild?.textContent);

export const Loaded = meta.story({
  name: "S2.66 orders that wait stand by beat; a beat is added whole, weighed, and moved by keys",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Shipment");
    await userEvent.click(await canvas.findByRole("button", { name: "Add all of Hadapsar 3" }, { timeout: 10_000 }));
    await userEvent.click(canvas.getByRole("button", { name: "Add RO07-26-048703" }));
    await expect(canvas.getByRole("meter", { name: "Weight" })).toHaveAttribute("aria-valuetext", "67%");
    await expect(await canvas.findByText("1 invoice needs an e-way bill")).toBeVisible();
    const list = await canvas.findByRole("list", { name: "Stops" }, { timeout: 10_000 });
    await expect(shopsOf(list)).toEqual(["Shree Balaji Kirana", "Om Sai Super Bazar", "Jai Hind Mart"]);
    within(list).getAllByRole("listitem")[0]?.focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(shopsOf(list)).toEqual(["Om Sai Super Bazar", "Shree Balaji Kirana", "Jai Hind Mart"]));
    await expect(await canvas.findByText("Shree Balaji Kirana, 2 of 3")).toBeInTheDocument();
  },
});

export const ByKeys = meta.story({
  name: "orders are added one after the other by Enter alone, and taken off by Delete, without the focus being lost",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Shipment");
    const first = await canvas.findByRole("button", { name: "Add RO07-26-048700" }, { timeout: 10_000 });
    first.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("list", { name: "Stops" }, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Add /));
    await userEvent.keyboard("{Enter}");
    const stops = canvas.getByRole("list", { name: "Stops" });
    await waitFor(() => expect(shopsOf(stops)).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Add /));
    // What is taken off by its key leaves the focus at the stop that follows.
    within(stops).getAllByRole("listitem")[0]?.focus();
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(within(stops).getAllByRole("listitem")[0]).toHaveFocus());
  },
});

export const Create = meta.story({
  name: "a shipment is made with its vehicle, its driver and its stops in their order",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Shipment");
    await userEvent.click(await canvas.findByRole("button", { name: "Add RO07-26-048702" }, { timeout: 10_000 }));
    await userEvent.click(canvas.getByRole("button", { name: "Add RO07-26-048700" }));
    await userEvent.click(canvas.getByRole("button", { name: "Create shipment" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Create shipment" }, { timeout: 10_000 }));
    await userEvent.type(await dialog.findByLabelText(/^Vehicle number/), "MH12QX4071");
    await userEvent.type(dialog.getByLabelText(/^Driver$|^Driver(?!')/), "Vithal Shelar");
    await userEvent.type(dialog.getByLabelText(/^Driver's mobile/), "9822055110");
    await userEvent.click(dialog.getByRole("button", { name: "Create" }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          warehouseId: demoId(701),
          vehicleNumber: "MH12QX4071",
          driverMobile: "9822055110",
          stops: [waitingOrder(2).id, waitingOrder(0).id],
        },
      ]),
    );
  },
});

export const Leaving = meta.story({
  name: "whoever leaves with stops that are not saved is asked first, and they stay",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Shipment");
    await userEvent.click(await canvas.findByRole("button", { name: "Add RO07-26-048702" }, { timeout: 10_000 }));
    await userEvent.click(canvas.getByRole("link", { name: "Retailer Orders" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Leave" }));
    await expect(question.getByText("The stops are not saved, and are not kept.")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Stay here" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(await canvas.findByRole("list", { name: "Stops" }, { timeout: 10_000 })).toBeVisible();
  },
});

export const OtherWarehouse = meta.story({
  name: "whoever chooses another warehouse with stops that are not saved is asked first, too",
  beforeEach: ({ msw }) => {
    const hubs = [
      { id: demoId(701), name: "Pune Hub Kothrud" },
      { id: demoId(702), name: "Nashik Hub" },
    ];
    msw.use(lookupService("/api/warehouse", hubs));
  },
  args: { path: `/create-shipment?hub=${demoId(701)}` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Shipment");
    await userEvent.click(await canvas.findByRole("button", { name: "Add RO07-26-048702" }, { timeout: 10_000 }));
    await userEvent.click(canvas.getByRole("combobox", { name: "From" }));
    await userEvent.click(await screen.findByRole("option", { name: "Nashik Hub" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Leave" }));
    await userEvent.click(question.getByRole("button", { name: "Yes, leave now!" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "From" })).toHaveValue("Nashik Hub"));
    await waitFor(() => expect(canvas.queryByRole("list", { name: "Stops" })).toBeNull());
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Shipment");
    await userEvent.click(await canvas.findByRole("button", { name: "Add RO07-26-048700" }, { timeout: 10_000 }));
    await expect(await canvas.findByRole("list", { name: "Stops" }, { timeout: 10_000 })).toBeVisible();
  },
});

export const ToHubs = meta.story({
  name: "a central warehouse sends consignments of hub orders, hub by hub, and nothing is collected",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/shipment/eligible", () =>
        ok({
          type: "CWH_TO_HUB",
          from: { warehouse: "Pune CWH Chakan", lat: 18.7, lng: 73.8 },
          orders: [
            {
              ...waitingOrder(0),
              orderNumber: "HO07-26-000412",
              invoiceNumber: "DC02-26-000071",
              establishment: "Pune Hub Kothrud",
              beat: "Pune Hub Kothrud",
              paymentMode: "CREDIT",
              cod: 0,
              due: 0,
            },
          ],
          notInvoiced: 1,
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Waiting consignments", {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "HO07-26-000412" })).toHaveAttribute(
      "href",
      `/hub-order/${waitingOrder(0).orderId}`,
    );
    await expect(canvas.getByText(/1 hub order is still being picked/)).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: "Payment" })).toBeNull();
    await expect(canvas.queryByText("To collect")).toBeNull();
  },
});
