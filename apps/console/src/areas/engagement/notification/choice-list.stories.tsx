import { expect, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { choiceService } from "./stories/demo-choices.ts";

const choices = listStates({
  title: "Retailers' choices",
  path: "/notification/choice",
  service: choiceService,
  role: "SUPER_ADMIN",
  first: "Om Sai Kirana",
});

/** What retailers want to hear, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Notification choices",
  component: AppAt,
  ...choices.screen,
});

export const Loaded = meta.story({
  ...choices.loaded,
  name: "a choice shows the language, the channels without offers, and how it is known",
  play: async ({ canvasElement }) => {
    const row = await choices.row(canvasElement);
    for (const words of ["Hindi", "Push, SMS", "Said on the phone"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Phone = meta.story(choices.phone);
