import preview from "../../../../../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { box, open, save } from "../../../stories/form.ts";
import { attributeService, demoAttribute } from "./stories/demo-attributes.ts";

const first = demoAttribute(0);

const states = formStates({
  path: `/attribute/${first.id}`,
  service: attributeService,
  role: "ADMIN",
  title: "Flavour",
});

/** The attribute form over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Attributes form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "S3.49 an attribute stands with its fields under their keys",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Flavour");
    for (const [label, key] of [["Name", "attributeName"]] as const)
      await expect(box(canvas, label)).toHaveAttribute("name", key);
  },
});

export const Phone = meta.story(states.phone);

export const Create = meta.story({
  name: "S3.49 a new attribute asks for what the specification requires",
  args: { path: "/attribute/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add attribute");
    await save();
    await expect(await canvas.findByText("2 fields need attention before saving")).toBeVisible();
    await expect(box(canvas, "Name")).toHaveAccessibleDescription("This field is required");
  },
});
