import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { demoInvoice, billingService } from "../invoice/stories/demo-invoices.ts";
import { creditNoteService, demoCreditNote } from "./stories/demo-credit-notes.ts";

/** One credit note, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Billing/Credit note",
  component: AppAt,
  ...screenOf({
    role: "ADMIN",
    path: `/invoice/credit-notes/${demoCreditNote(0).id}`,
    service: () => [...creditNoteService(), ...billingService()],
  }),
});

export const Loaded = meta.story({
  name: "a credit note is shown as it is printed: it names its invoice, and says what stands on account",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "C01/26-27/000031");
    await expect(await canvas.findByText("H01/26-27/004182, 02-11-2026")).toBeVisible();
    await expect(canvas.getByText("₹128.16")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    const sheet = within(
      await screen.findByRole("article", { name: "Credit note C01/26-27/000031" }, { timeout: 10_000 }),
    );
    await expect(sheet.getByText("Original for recipient")).toBeVisible();
  },
});

export const Ask = meta.story({
  name: "a credit note is asked for from its invoice, by units or by the difference of a price, and with a reason",
  args: { path: `/invoice/${demoInvoice(0).id}` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Ask for credit note" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Credit note on H01/26-27/004182" }, { timeout: 10_000 }),
    );
    await userEvent.click(await dialog.findByRole("button", { name: "Ask for credit note" }));
    await expect(await dialog.findByText("Choose what is credited")).toBeVisible();
    await expect(dialog.getByLabelText("Units of Chakki Atta 1 kg")).toHaveFocus();
    // What was typed of the other way stays, and is not asked for.
    await userEvent.clear(dialog.getByLabelText("Units of Detergent 1 kg"));
    await userEvent.type(dialog.getByLabelText("Units of Detergent 1 kg"), "12");
    await userEvent.click(dialog.getByText("Price difference"));
    await userEvent.clear(dialog.getByLabelText("Price difference of Detergent 1 kg"));
    await userEvent.type(dialog.getByLabelText("Price difference of Detergent 1 kg"), "29.88");
    await expect(dialog.getByText("At most ₹956.08, ₹2.49 less a unit")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Ask for credit note" }));
    await expect(dialog.getByLabelText(/^Reason/)).toHaveFocus();
    await expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleDescription("Reason is required");
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Billed twice");
    await userEvent.click(dialog.getByRole("button", { name: "Ask for credit note" }));
    await arrive(canvasElement, "On H01/26-27/004181");
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "C01/26-27/000031");
    await expect(await canvas.findByText("Off the invoice")).toBeInTheDocument();
  },
});
