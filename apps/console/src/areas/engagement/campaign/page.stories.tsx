import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { campaignService, demoCampaign } from "./stories/demo-campaigns.ts";

const path = (number: number) => `/notification/${demoCampaign(number).id}` as const;
const soon = { timeout: 10_000 };

/** A message to many, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Notification",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: path(3), service: () => campaignService() }),
});

export const Loaded = meta.story({
  name: "a notification that was sent says what became of it",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Republic Day: no deliveries");
    await expect(await canvas.findByText("601 (94%)", {}, soon)).toBeVisible();
    await expect(canvas.getByText("233 (36%)")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Sent with it" })).toBeVisible();
    await expect(
      await canvas.findByText(/the retailer's city is Pune and the retailer is prime/, {}, soon),
    ).toBeVisible();
  },
});

export const Releasing = meta.story({
  name: "the audience is counted before a notification is sent",
  args: { path: path(0) },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Diwali offers on dry fruits");
    await userEvent.click(await canvas.findByRole("button", { name: "Send" }, soon));
    const dialog = await screen.findByRole("alertdialog", {}, soon);
    await expect(await within(dialog).findByText("412", {}, soon)).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Republic Day: no deliveries");
    await expect(await canvas.findByText("601 (94%)", {}, soon)).toBeVisible();
  },
});
