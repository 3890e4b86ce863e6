import preview from "../../../../../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { subCategoryService } from "./stories/demo-sub-categories.ts";

const subCategories = listStates({
  title: "Sub-category",
  path: "/sub-category",
  service: subCategoryService,
  role: "SUPER_ADMIN",
  first: "Rice",
  onPhone: "18 products",
});

/** The sub-category list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Sub-category list",
  component: AppAt,
  ...subCategories.screen,
});

export const Loaded = meta.story({
  ...subCategories.loaded,
  name: "S3.25 a sub-category shows what it is, and the list how many there are",
  play: async ({ canvas, canvasElement }) => {
    const row = await subCategories.row(canvasElement);
    await expect(within(row).getByText("10063020")).toBeVisible();
    await expect(canvas.getByText("41 sub-categories")).toBeVisible();
  },
});

export const Phone = meta.story(subCategories.phone);
