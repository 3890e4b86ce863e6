import preview from "../../../../../../.storybook/preview.tsx";
import { formatDate } from "@o2r/ui";
import { expect, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { comboDay, comboService } from "./stories/demo-combos.ts";

const combos = listStates({
  title: "Combo Config",
  path: "/combo-config",
  service: comboService,
  role: "SUPER_ADMIN",
  first: "Family Staples Combo",
  onPhone: "2 × Chakki Atta 10 kg, 1 × Toor Dal 1 kg × 20",
});

/** The combo list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Combos list",
  component: AppAt,
  ...combos.screen,
});

export const Loaded = meta.story({
  ...combos.loaded,
  name: "A combo shows what it holds, what it costs and what it saves",
  play: async ({ canvas, canvasElement }) => {
    const row = await combos.row(canvasElement);
    await expect(within(row).getByText("2 × Sona Masoori Rice 25 kg, 1 × Chakki Atta 10 kg")).toBeVisible();
    await expect(within(row).getByText("3,100.00")).toBeVisible();
    await expect(within(row).getByText("10%")).toBeVisible();
    await expect(canvas.getByText("12 combos")).toBeVisible();
  },
});

export const Days = meta.story({
  name: "A combo past its last day has ended, and one before its first says when it starts",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const ended = await combos.row(canvasElement, "Tea Time Combo");
    await expect(within(ended).getByText("Ended")).toBeVisible();
    await expect(within(ended).queryByText("Active")).toBeNull();
    const coming = await combos.row(canvasElement, "Tea Time Combo (2)");
    await expect(within(coming).getByText(/^Starts/)).toHaveTextContent(`Starts ${formatDate(comboDay)}`);
    await expect(within(await combos.row(canvasElement)).getByText("Active")).toBeVisible();
  },
});

export const PartOff = meta.story({
  name: "A combo with a component that is switched off cannot be sold, and says so",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const row = await combos.row(canvasElement, "Clean Home Combo");
    await expect(within(row).getByText("Part off")).toBeVisible();
    await expect(within(row).queryByText("Active")).toBeNull();
  },
});

export const DaysPhone = meta.story({
  name: "A phone says of a combo that it has ended",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const card = await combos.row(canvasElement, "Tea Time Combo");
    await expect(within(card).getByText("Ended")).toBeVisible();
  },
});

export const Phone = meta.story(combos.phone);
