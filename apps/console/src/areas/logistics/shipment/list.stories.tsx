import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { sent } from "../../../stories/sent.ts";
import { demoId } from "../../../stories/thing-service.ts";
import { shipmentService } from "./stories/demo-shipments.ts";

const list = listStates({
  title: "Shipment Management",
  path: "/shipment-management",
  service: shipmentService,
  role: "HUB_MANAGER",
  first: "SH07-26-000731",
  onPhone: "1 of 4 stops",
});

/** Shipments, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Logistics/Shipment list",
  component: AppAt,
  ...list.screen,
});

const menu = async (canvasElement: HTMLElement, number: string, item: string) => {
  const row = await list.row(canvasElement, number);
  await userEvent.click(within(row).getByRole("button", { name: new RegExp(number) }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

export const Loaded = meta.story({
  ...list.loaded,
  name: "S2.67 shipments show who drives what, how many stops are done, and what was collected",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    for (const words of ["MH 12 QX 4071", "Vithal Shelar", "13,075.50", "6,645.00", "In transit"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const LoadSheet = meta.story({
  name: "the load sheet has the stops in their order, and all goods together",
  play: async ({ canvasElement }) => {
    await menu(canvasElement, "SH07-26-000729", "Print load sheet");
    const sheet = within(await screen.findByRole("dialog", { name: /Load sheet SH07-26-000729/ }, { timeout: 10_000 }));
    const [stops, goods] = sheet.getAllByRole("table");
    await expect(within(stops ?? canvasElement).getAllByRole("row")).toHaveLength(5);
    // Twelve units at each of four stops.
    await expect(within(goods ?? canvasElement).getByRole("row", { name: /Mustard Oil .* 48 12 4/ })).toBeVisible();
  },
});

export const LoadSheets = meta.story({
  name: "the load sheets of chosen shipments are printed together, without what was cancelled",
  play: async ({ canvas, canvasElement }) => {
    await list.select(canvasElement, "SH07-26-000730", "SH07-26-000729");
    await userEvent.click(await canvas.findByRole("button", { name: "Print load sheets" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Print Load sheets" }, { timeout: 10_000 }));
    await expect(dialog.getByText("2 shipments")).toBeVisible();
    for (const number of ["SH07-26-000730", "SH07-26-000729"])
      await expect(dialog.getByRole("heading", { name: number })).toBeVisible();
  },
});

export const Settle = meta.story({
  name: "a settlement asks for a reason where cash or goods do not agree, and sends what differs",
  play: async ({ canvasElement }) => {
    await menu(canvasElement, "SH07-26-000730", "Settle");
    const dialog = within(await screen.findByRole("dialog", { name: "Settle SH07-26-000730" }, { timeout: 10_000 }));
    const cash = dialog.getByRole("textbox", { name: /^Cash handed over/ });
    await waitFor(() => expect(cash).toHaveFocus());
    await userEvent.clear(cash);
    await userEvent.type(cash, "10700");
    const atta = dialog.getByRole("textbox", { name: /^Chakki Atta 10 kg of RO07-26-048702/ });
    await userEvent.clear(atta);
    await userEvent.type(atta, "5");
    await expect(await dialog.findByText("₹65.50 are missing, 1 unit is missing")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Settle" }));
    await expect(await dialog.findByText("Say why cash or goods do not agree")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^Reason/ })).toHaveFocus();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Change was given short");
    await userEvent.click(dialog.getByRole("button", { name: "Settle" }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          handed: 10_700,
          counts: [{ stopId: demoId(4012), position: 0, counted: 5 }],
          reason: "Change was given short",
        },
      ]),
    );
  },
});

export const EWayBill = meta.story({
  name: "the invoice that needs an e-way bill stands first",
  play: async ({ canvasElement }) => {
    await menu(canvasElement, "SH07-26-000729", "Enter e-way bill");
    const dialog = within(await screen.findByRole("dialog", { name: "Enter e-way bill" }, { timeout: 10_000 }));
    await expect(await dialog.findByRole("combobox", { name: "Invoice" })).toHaveDisplayValue(/H01\/26-27\/041880/);
    await userEvent.type(await dialog.findByLabelText(/^E-way bill number/), "12345");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("An e-way bill number has 12 digits")).toBeVisible();
  },
});

export const OfADriver = meta.story({
  name: "shipments are narrowed to those of a driver, who is found by name or mobile",
  play: async ({ canvas, canvasElement }) => {
    await list.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    const panel = within(await screen.findByRole("dialog", { name: "Filter" }));
    await userEvent.click(await panel.findByRole("button", { name: "Driver" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Vithal Shelar, 9876500012" }));
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /Driver.*Vithal Shelar/ })).toBeVisible());
  },
});

export const Phone = meta.story(list.phone);
