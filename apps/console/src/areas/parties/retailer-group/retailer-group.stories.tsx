import preview from "../../../../../../.storybook/preview.tsx";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { formatMoneyColumn } from "@o2r/ui";
import { AppAt } from "../../../stories/app-at.tsx";
import { box, open, save } from "../../../stories/form.ts";
import { listStates } from "../../../stories/list-states.ts";
import { retailerGroupService } from "./stories/demo-retailer-groups.ts";

const groups = listStates({
  title: "Retailer Config",
  path: "/retailer-config",
  service: retailerGroupService,
  role: "SUPER_ADMIN",
  first: "Wholesaler",
  onPhone: "Kirana",
});

/** Types, tiers and statuses of retailers over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/Retailer config",
  component: AppAt,
  ...groups.screen,
});

export const Loaded = meta.story({
  ...groups.loaded,
  name: "S2.75 types, tiers and statuses show their terms, and how many retailers have them",
  play: async ({ canvasElement }) => {
    const row = await groups.row(canvasElement);
    for (const words of [formatMoneyColumn(250_000), "Gold", "Everywhere", "402"])
      await expect(within(row).getAllByText(words)[0]).toBeVisible();
  },
});

export const Create = meta.story({
  name: "what a type, a tier and a status ask for differs",
  args: { path: "/retailer-config/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add retailer group");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Terms of a" }), "TIER");
    // A field that has just come may be drawn once more.
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Tier" })).toBeVisible());
    await expect(canvas.queryByRole("combobox", { name: "May order" })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Terms of a" }), "TYPE");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Retailer type" })).toBeVisible());
    await expect(canvas.queryByRole("textbox", { name: "Tier" })).toBeNull();
    await save();
    await waitFor(() => expect(screen.getByText("2 fields need attention before saving")).toBeVisible());
  },
});

export const Edit = meta.story({
  name: "whose terms they are stays as it is",
  args: { path: "/retailer-config/0199f5c4-01e1-7000-8000-000000001000" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Wholesaler");
    await expect(box(canvas, "Credit limit")).toHaveAttribute("name", "creditLimit");
    await expect(canvas.getByText("402 retailers")).toBeVisible();
  },
});

export const Phone = meta.story(groups.phone);
