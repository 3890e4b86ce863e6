import preview from "../../../../../../.storybook/preview.tsx";
import { expect, userEvent } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { open, save } from "../../../stories/form.ts";
import { demoContent, layoutService } from "../stories/demo-layout.ts";

const first = demoContent(0);
const states = formStates({
  path: `/layout-content/${first.id}`,
  service: layoutService,
  role: "SUPER_ADMIN",
  title: "Winter stock-up",
});

/** The content form over the service that MSW plays. */
const meta = preview.meta({ title: "Screens/Content form", component: AppAt, tags: ["!autodocs"], ...states.screen });

export const Edit = meta.story({
  name: "S5.155 Meta is edited as JSON, and its first fault is named by line and character",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Winter stock-up");
    const editor = await canvas.findByRole("textbox", { name: /^Meta/ }, { timeout: 10_000 });
    await userEvent.click(editor);
    await userEvent.keyboard("{Control>}{End}{/Control}{Backspace}");
    await expect(await canvas.findByText(/^Input must be valid JSON data: line \d+, character \d+$/)).toBeVisible();
  },
});

export const Create = meta.story({
  name: "S4.41 A new content asks for its type, and then for what this shows",
  args: { path: "/layout-content/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add content");
    await expect(canvas.queryByLabelText(/^Product/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(/^Content type/), "PRODUCT");
    await expect(await canvas.findByRole("combobox", { name: /^Product/ })).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: /^Brand/ })).toBeNull();
    await save();
    await expect(await canvas.findByText("3 fields need attention before saving")).toBeVisible();
  },
});

export const Phone = meta.story(states.phone);
