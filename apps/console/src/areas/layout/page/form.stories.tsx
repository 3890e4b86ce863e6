import preview from "../../../../../../.storybook/preview.tsx";
import { expect, userEvent, within } from "storybook/test";
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
const meta = preview.meta({
  title: "Screens/Retailer app/Page form",
  component: AppAt,
  ...states.screen,
});

export const Create = meta.story({
  name: "S2.127 S3.44 S3.46 S3.47 S4.54 S5.205 A new page is begun on the list, active, for O2R, and has a system on phones only",
  args: { path: "/layout-page" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Add page" }));
    await open(canvasElement, "Add page");
    const form = within(await canvas.findByRole("form"));
    for (const key of ["name", "saveNextUrl", "saveUrl", "active"])
      await expect([...canvasElement.querySelectorAll(`[name="${key}"]`)]).toHaveLength(1);
    await expect(form.getByRole("textbox", { name: /^Name/ })).toHaveValue("");
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
