import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { refuse } from "../../../stories/service.ts";
import { categoryService } from "./stories/demo-categories.ts";

const categories = listStates({
  title: "Category",
  path: "/category",
  endpoint: "/oms/category",
  service: categoryService,
  noun: { one: "category", many: "categories" },
  role: "SUPER_ADMIN",
  barred: "FSA",
  first: "Staples",
  create: "Add category",
  onPhone: "92 products",
});

/** The category list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Category list",
  component: AppAt,
  tags: ["!autodocs"],
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

export const Dark = meta.story(categories.dark);

export const Loading = meta.story(categories.loading);

export const NothingYet = meta.story(categories.nothingYet);

export const NoMatch = meta.story(categories.noMatch);

export const Failed = meta.story(categories.failed);

export const NoPermission = meta.story(categories.noPermission);

export const FiveHundredRows = meta.story(categories.fiveHundredRows);

export const Phone = meta.story(categories.phone);

const inUse = "Staples is used by 92 active products: Atta, Besan, Maida and 89 more. Deactivate them first.";

export const Refused = meta.story({
  name: "a category that is used is not switched off, and the dialog says by what",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/category/:id/active", () => refuse(409, "row.conflict", inUse)));
  },
  play: async ({ canvasElement }) => {
    const row = await categories.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: "Actions for Staples" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Deactivate" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Yes, deactivate now!" }));
    await expect(await within(dialog).findByText(inUse)).toBeVisible();
  },
});
