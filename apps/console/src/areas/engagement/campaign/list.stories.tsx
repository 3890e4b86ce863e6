import { expect, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { campaignService } from "./stories/demo-campaigns.ts";

const campaigns = listStates({
  title: "Notification",
  path: "/notification",
  service: campaignService,
  role: "SUPER_ADMIN",
  first: "Republic Day: no deliveries",
});

/** Messages to many retailers, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Notification list",
  component: AppAt,
  ...campaigns.screen,
});

export const Loaded = meta.story({
  ...campaigns.loaded,
  name: "S2.69 a notification shows its channels, its audience, and how many it has reached",
  play: async ({ canvasElement }) => {
    const row = await campaigns.row(canvasElement);
    for (const words of ["Push, SMS", "2 conditions", "640", "601", "233", "Sent"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Phone = meta.story(campaigns.phone);
