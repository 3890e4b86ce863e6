import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { promotionService } from "./stories/demo-promotions.ts";

const promotions = listStates({
  title: "Promocode",
  path: "/promocode",
  service: promotionService,
  role: "ADMIN",
  first: "Festive savings",
  onPhone: "All hubs",
});

/** The list of promotions over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Promotions/Promocode list",
  component: AppAt,
  ...promotions.screen,
});

export const Loaded = meta.story({
  ...promotions.loaded,
  name: "promotions show their code, what they give, their days, uses and status",
  play: async ({ canvas, canvasElement }) => {
    const row = await promotions.row(canvasElement);
    for (const words of ["FESTIVE10", "10% off", "128", "of 500", "Active", "Brand 60%, distributor 40%"])
      await expect(within(row).getByText(words)).toBeVisible();
    await expect(canvas.getByText("15 promotions")).toBeVisible();
  },
});

export const Duplicating = meta.story({
  name: "S5.14 S5.15 a copy asks for days of its own, in their order",
  play: async ({ canvasElement }) => {
    const row = await promotions.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^Actions|^More/ }));
    await userEvent.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: "Duplicate" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Duplicate" }, { timeout: 10_000 }));
    await userEvent.type(await dialog.findByLabelText(/^Valid from/), "20/12/2026");
    await userEvent.type(await dialog.findByLabelText(/^Valid till/), "19/12/2026");
    await userEvent.click(dialog.getByRole("button", { name: "Duplicate" }));
    await expect(await dialog.findByText("Must be later than the valid from date.")).toBeVisible();
    await expect(await dialog.findByText("Must be earlier than the valid till date.")).toBeVisible();
  },
});

export const Phone = meta.story(promotions.phone);
