import { expect, screen, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { box, open, save } from "../../../stories/form.ts";
import { listStates } from "../../../stories/list-states.ts";
import { beatService } from "./stories/demo-beats.ts";

const beats = listStates({
  title: "Beats",
  path: "/retailer-config/beat",
  service: beatService,
  role: "SUPER_ADMIN",
  first: "Magarpatta",
  onPhone: "Mon – Sat",
});

/** Beats and their regions over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/Beats",
  component: AppAt,
  ...beats.screen,
});

export const Loaded = meta.story({
  ...beats.loaded,
  name: "a beat shows its hub, its region, its days, and leads to its shops",
  play: async ({ canvasElement }) => {
    const row = await beats.row(canvasElement, "Hadapsar Gaon");
    for (const words of ["Pune Hub Kothrud", "Maharashtra", "Mon, Wed, Fri", "Active"])
      await expect(within(row).getByText(words)).toBeVisible();
    await expect(within(row).getByRole("link", { name: "32" })).toHaveAttribute(
      "href",
      expect.stringContaining("/retailer?beat="),
    );
  },
});

export const Create = meta.story({
  name: "a new beat asks for its hub, its region and its days",
  args: { path: "/retailer-config/beat/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add beat");
    await expect(box(canvas, "Name")).toHaveAttribute("name", "name");
    await save();
    await expect(await screen.findByText("4 fields need attention before saving")).toBeVisible();
  },
});

export const Regions = meta.story({
  name: "a region shows who has charge of it, and leads to its beats",
  args: { path: "/retailer-config/region" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Regions");
    const row = (await canvas.findByRole("link", { name: "Maharashtra" })).closest("tr");
    if (row === null) throw new Error("Maharashtra stands in no row");
    await expect(within(row).getByText("Sanjay Rao")).toBeVisible();
    await expect(within(row).getByRole("link", { name: "9" })).toHaveAttribute(
      "href",
      expect.stringContaining("/retailer-config/beat?region="),
    );
  },
});

export const Phone = meta.story(beats.phone);
