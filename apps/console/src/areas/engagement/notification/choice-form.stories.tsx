import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { open, save } from "../../../stories/form.ts";
import { choiceService, demoChoice } from "./stories/demo-choices.ts";

const states = formStates({
  path: `/notification/choice/${demoChoice(0).id}`,
  service: choiceService,
  role: "SUPER_ADMIN",
  title: "Om Sai Kirana",
});

/** The form of a retailer's choice over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Notification choice form",
  component: AppAt,
  ...states.screen,
});

export const Create = meta.story({
  name: "a choice is written down with how it is known",
  args: { path: "/notification/choice/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add choice");
    await save();
    await expect(await canvas.findByText("3 fields need attention before saving")).toBeVisible();
  },
});

export const Phone = meta.story(states.phone);
