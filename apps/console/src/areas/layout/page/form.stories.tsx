import preview from "../../../../../../.storybook/preview.tsx";
import { expect, userEvent } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { open, save } from "../../../stories/form.ts";
import { demoPage, layoutService } from "../stories/demo-layout.ts";

const states = formStates({
  path: `/layout-page/${demoPage(0).id}`,
  service: layoutService,
  role: "SUPER_ADMIN",
  title: "Home",
});

/** The page form over the service that MSW plays. */
const meta = preview.meta({ title: "Screens/Page form", component: AppAt, tags: ["!autodocs"], ...states.screen });

export const Create = meta.story({
  name: "S3.44 S3.47 S4.54 S5.205 A new page is active, for O2R, and has a system on phones only",
  args: { path: "/layout-page/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add page");
    await expect(canvas.getByLabelText(/^App/)).toHaveValue("O2R");
    await expect(canvas.getByRole("switch", { name: /^Active/ })).toBeChecked();
    await expect(canvas.getByLabelText(/^System/)).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText(/^Device/), "MOBILE");
    await expect(canvas.getByLabelText(/^System/)).toBeEnabled();
    await save();
    await expect((await canvas.findAllByText("Name is required!"))[0]).toBeVisible();
  },
});

export const Phone = meta.story(states.phone);
