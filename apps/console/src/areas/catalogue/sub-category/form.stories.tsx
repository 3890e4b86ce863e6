import preview from "../../../../../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { box, open, save } from "../../../stories/form.ts";
import { subCategoryService, demoSubCategory } from "./stories/demo-sub-categories.ts";

const first = demoSubCategory(0);

const states = formStates({
  path: `/sub-category/${first.id}`,
  service: subCategoryService,
  role: "ADMIN",
  title: "Rice",
});

/** The sub-category form over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Sub-category form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "S3.25 a sub-category stands with its fields under their keys",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Rice");
    for (const [label, key] of [
      ["Name", "subCategoryName"],
      ["HSN", "hsnNumber"],
      ["CESS", "cess"],
      ["Description", "subCategoryDescription"],
    ] as const)
      await expect(box(canvas, label)).toHaveAttribute("name", key);
  },
});

export const Phone = meta.story(states.phone);

export const Create = meta.story({
  name: "S5.117 S5.118 S5.119 S5.120 S5.121 S5.123 a new sub-category asks for what the specification requires",
  args: { path: "/sub-category/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add sub-category");
    await save();
    await expect(await canvas.findByText("6 fields need attention before saving")).toBeVisible();
    await expect(box(canvas, "Name")).toHaveAccessibleDescription("This field is required");
  },
});
