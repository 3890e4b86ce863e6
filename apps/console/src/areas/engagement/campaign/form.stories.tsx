import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { open, retype } from "../../../stories/form.ts";
import { campaignService, demoCampaign } from "./stories/demo-campaigns.ts";

const states = formStates({
  path: `/notification/${demoCampaign(0).id}/edit`,
  service: campaignService,
  role: "SUPER_ADMIN",
  title: "Diwali offers on dry fruits",
});

/** The form of a message to many, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Notification form",
  component: AppAt,
  ...states.screen,
});

export const New = meta.story({
  name: "a new one is called what the list's button and the path above it call it",
  args: { path: "/notification/new" },
  play: async ({ canvasElement }) => void (await open(canvasElement, "Write notification")),
});

export const Edit = meta.story({
  name: "what is written is seen as a retailer sees it, with what it costs and whom it reaches",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Diwali offers on dry fruits");
    await expect(await canvas.findByText("1 message")).toBeVisible();
    await expect(await canvas.findByText("412")).toBeVisible();
    await retype(canvas, "Title", "Two days left");
    await expect(await canvas.findByText("Two days left")).toBeVisible();
  },
});

export const Phone = meta.story(states.phone);
