import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { billingService } from "../invoice/stories/demo-invoices.ts";

const list = listStates({
  title: "Write-offs",
  path: "/invoice/write-offs",
  service: billingService,
  role: "ADMIN",
  first: "WO07/26-27/000040",
});

/** Write-offs, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Billing/Write-off list",
  component: AppAt,
  ...list.screen,
});

export const Loaded = meta.story({
  ...list.loaded,
  name: "write-offs show what is to be given up, why, and who asked",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    for (const words of ["H01/26-27/004182", "1,604.00", "The shop has closed for good", "Devika Menon", "Requested"])
      await expect(within(row).getAllByText(words)[0]).toBeVisible();
  },
});

export const Refuse = meta.story({
  name: "refusing a write-off needs a reason",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Refuse" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Refuse" }, { timeout: 10_000 }));
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(await dialog.findByText("This field is required")).toBeVisible();
  },
});
