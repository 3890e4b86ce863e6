import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { billingService, demoInvoice } from "./stories/demo-invoices.ts";

/** One invoice, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Invoice",
  component: AppAt,
  tags: ["!autodocs"],
  ...screenOf({ role: "HUB_MANAGER", path: `/invoice/${demoInvoice(0).id}`, service: () => billingService() }),
});

export const Loaded = meta.story({
  name: "S9.27 S9.28 the invoice is shown as it is printed, with its total in words",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    await expect(await canvas.findByText("One Thousand Six Hundred Four Rupee")).toBeVisible();
    await expect(canvas.getByText("6 days overdue")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "HSN summary" })).toBeVisible();
  },
});

export const Print = meta.story({
  name: "the printed invoice says whose it is, and nothing of the house's own prices",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    await userEvent.click(await canvas.findByRole("button", { name: "Print" }));
    const sheet = within(
      await screen.findByRole("article", { name: "Tax invoice H01/26-27/004182" }, { timeout: 10_000 }),
    );
    await expect(sheet.getByText("Original for recipient")).toBeVisible();
    await expect(sheet.queryByText("77.49")).toBeNull();
  },
});

export const Pay = meta.story({
  name: "a payment is asked for with what is due",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    await userEvent.click(await canvas.findByRole("button", { name: "Record payment" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Record payment" }, { timeout: 10_000 }));
    await expect(await dialog.findByRole("textbox", { name: /^Amount/ })).toHaveValue("1604.00");
    await userEvent.click(dialog.getByRole("button", { name: "Record" }));
    await expect(await dialog.findByText("This field is required")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    await expect(await canvas.findByText("6 days overdue")).toBeVisible();
  },
});
