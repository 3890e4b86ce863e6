import preview from "../../../../../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { box, open, save } from "../../../stories/form.ts";
import { categoryService, demoCategory } from "./stories/demo-categories.ts";

const first = demoCategory(0);

const states = formStates({
  path: `/category/${first.id}`,
  service: categoryService,
  role: "ADMIN",
  title: "Staples",
});

/** The category form over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Category form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "S3.24 a category stands with its fields under their keys",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Staples");
    for (const [label, key] of [
      ["Name", "name"],
      ["Code", "code"],
      ["Description", "description"],
    ] as const)
      await expect(box(canvas, label)).toHaveAttribute("name", key);
  },
});

export const Phone = meta.story(states.phone);

export const Create = meta.story({
  name: "S5.113 S5.114 S5.115 S5.116 a new category asks for what the specification requires",
  args: { path: "/category/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add category");
    await save();
    await expect(await canvas.findByText("4 fields need attention before saving")).toBeVisible();
    await expect(box(canvas, "Name")).toHaveAccessibleDescription("This field is required");
  },
});
