import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { box, open, save } from "../../../stories/form.ts";
import { listStates } from "../../../stories/list-states.ts";
import { dialerService } from "./stories/demo-dialers.ts";

const dialers = listStates({
  title: "Dialers",
  path: "/user-management/dialer",
  service: dialerService,
  role: "SUPER_ADMIN",
  first: "Call centre Pune",
  onPhone: "Simulator",
});

/** What connects agents with retailers, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Dialers",
  component: AppAt,
  ...dialers.screen,
});

export const Loaded = meta.story({
  ...dialers.loaded,
  name: "S7.53 a dialer shows its kind, its agents and how long it rings",
  play: async ({ canvasElement }) => {
    const row = await dialers.row(canvasElement, "Cloud dialer");
    for (const words of ["Provider", "12", "45", "02071234567"])
      await expect(within(row).getAllByText(words)[0]).toBeVisible();
  },
});

export const Create = meta.story({
  name: "a provider is asked for its number, a simulator is not",
  args: { path: "/user-management/dialer/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add dialer");
    await userEvent.type(box(canvas, "Name"), "Night desk");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kind" }), "SIMULATOR");
    await expect(canvas.queryByLabelText("Number shown to retailers")).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kind" }), "HTTP");
    await expect(await canvas.findByLabelText("Supervisors may listen in")).toBeVisible();
    await save();
    await expect(await canvas.findByText("1 field needs attention before saving")).toBeVisible();
  },
});

export const Phone = meta.story(dialers.phone);
