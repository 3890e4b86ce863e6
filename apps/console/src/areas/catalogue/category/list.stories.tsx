import preview from "../../../../../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { categoryService } from "./stories/demo-categories.ts";

const categories = listStates({
  title: "Category",
  path: "/category",
  service: categoryService,
  role: "SUPER_ADMIN",
  first: "Staples",
  onPhone: "92 products",
});

/** The category list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Category list",
  component: AppAt,
  ...categories.screen,
});

export const Loaded = meta.story({
  ...categories.loaded,
  name: "S3.24 a category shows what it is, and the list how many there are",
  play: async ({ canvas, canvasElement }) => {
    const row = await categories.row(canvasElement);
    await expect(within(row).getByText("STAPLE")).toBeVisible();
    await expect(canvas.getByText("12 categories")).toBeVisible();
  },
});

export const Phone = meta.story(categories.phone);
