import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { refuse } from "../../../stories/service.ts";
import { subCategoryService } from "./stories/demo-sub-categories.ts";

const subCategories = listStates({
  title: "Sub-category",
  path: "/sub-category",
  endpoint: "/oms/sub-category",
  service: subCategoryService,
  noun: { one: "sub-category", many: "sub-categories" },
  role: "SUPER_ADMIN",
  barred: "FSA",
  first: "Rice",
  create: "Add sub-category",
  onPhone: "18 products",
});

/** The sub-category list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Sub-category list",
  component: AppAt,
  tags: ["!autodocs"],
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

export const Dark = meta.story(subCategories.dark);

export const Loading = meta.story(subCategories.loading);

export const NothingYet = meta.story(subCategories.nothingYet);

export const NoMatch = meta.story(subCategories.noMatch);

export const Failed = meta.story(subCategories.failed);

export const NoPermission = meta.story(subCategories.noPermission);

export const FiveHundredRows = meta.story(subCategories.fiveHundredRows);

export const Phone = meta.story(subCategories.phone);

const inUse =
  "Rice is used by 18 active products: Kolam Rice, Idli Rice, Brown Rice and 15 more. Deactivate them first.";

export const Refused = meta.story({
  name: "a sub-category that is used is not switched off, and the dialog says by what",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/sub-category/:id/active", () => refuse(409, "row.conflict", inUse)));
  },
  play: async ({ canvasElement }) => {
    const row = await subCategories.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: "Actions for Rice" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Deactivate" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Yes, deactivate now!" }));
    await expect(await within(dialog).findByText(inUse)).toBeVisible();
  },
});
