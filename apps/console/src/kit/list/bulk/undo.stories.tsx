import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { brandService } from "../../../areas/catalogue/brand/stories/demo-brands.ts";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";

const brands = listStates({
  title: "Brand",
  path: "/brand",
  service: brandService,
  role: "SUPER_ADMIN",
  first: "Annapurti",
});

/** What was done to rows of a list is taken back from the toast that tells of it, and of many rows from their results. */
const meta = preview.meta({
  title: "Screens/Every screen/Undo",
  component: AppAt,
  tags: ["!autodocs"],
  ...brands.screen,
});

const undo = async () => userEvent.click(await screen.findByRole("button", { name: "Undo" }));

export const OneRow = meta.story({
  name: "one row is switched off, and on again",
  play: async ({ canvasElement }) => {
    const row = await brands.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, deactivate now!" }));
    await expect(await screen.findByText("Annapurti is inactive")).toBeVisible();
    await undo();
    await expect(await screen.findByText("Annapurti is active again")).toBeVisible();
  },
});

export const ManyRows = meta.story({
  name: "many rows are switched off, and on again, as one",
  play: async ({ canvas, canvasElement }) => {
    await brands.row(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows of this page" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Deactivate" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, deactivate now!" }));
    await screen.findByText(/brands? deactivated$/);
    await undo();
    await expect(await screen.findByText(/brands? taken back$/)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  },
});
