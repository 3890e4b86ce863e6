import preview from "../../../../../../.storybook/preview.tsx";
import { expect, userEvent, waitFor } from "storybook/test";
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
const meta = preview.meta({
  title: "Screens/Retailer app/Content form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "S5.155 Meta is edited as JSON, and its first fault is named by line and character",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Winter stock-up");
    // Its own line below: until its code is there, the field is a plain one.
    await canvas.findByText(/characters at most$/, undefined, { timeout: 10_000 });
    const editor = await canvas.findByRole("textbox", { name: /^Meta/ }, { timeout: 10_000 });
    await userEvent.click(editor);
    await userEvent.keyboard("{Control>}{End}{/Control}{Backspace}");
    await expect(await canvas.findByText(/^Input must be valid JSON data: line \d+, character \d+$/)).toBeVisible();
  },
});

export const KeptFromTheFirstKey = meta.story({
  name: "Meta takes what is typed before its editor has come, and keeps it",
  args: { path: "/layout-content/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add content");
    await userEvent.click(canvas.getByRole("textbox", { name: /^Meta/ }));
    await userEvent.keyboard("[[1, 2]");
    await userEvent.click(canvas.getByLabelText(/^Content type/));
    // Its own line below.
    await canvas.findByText(/characters at most$/, undefined, { timeout: 10_000 });
    await expect(await canvas.findByRole("textbox", { name: /^Meta/ }, { timeout: 10_000 })).toHaveTextContent(
      "[1, 2]",
    );
  },
});

export const Create = meta.story({
  name: "S4.41 S4.42 S4.43 S4.44 S4.45 S5.154 S5.156 A new content asks for its type, and then for what this shows",
  args: { path: "/layout-content/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add content");
    const type = canvas.getByLabelText(/^Content type/);
    const pickers = { PRODUCT: "Product", CATEGORY: "Category", SUB_CATEGORY: "Sub-category", BRAND: "Brand" };
    const shown = () =>
      Object.values(pickers).filter((name) => canvas.queryByRole("combobox", { name: new RegExp(`^${name}`) }));
    for (const none of ["", "BANNER", "DEFAULT"]) {
      if (none !== "") await userEvent.selectOptions(type, none);
      await waitFor(() => expect(shown()).toEqual([]));
    }
    for (const [value, name] of Object.entries(pickers)) {
      await userEvent.selectOptions(type, value);
      await waitFor(() => expect(shown()).toEqual([name]));
    }
    await save();
    await expect(await canvas.findByText("3 fields need attention before saving")).toBeVisible();
  },
});

export const Phone = meta.story(states.phone);
