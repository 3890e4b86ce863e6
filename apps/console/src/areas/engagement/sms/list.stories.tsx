import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { smsService } from "./stories/demo-sms.ts";

const templates = listStates({
  title: "SMS Config",
  path: "/sms",
  service: smsService,
  role: "SUPER_ADMIN",
  first: "KYC approved",
});

/** The wordings of text messages, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/SMS list",
  component: AppAt,
  ...templates.screen,
});

export const Loaded = meta.story({
  ...templates.loaded,
  name: "a template shows its event, its language, its registration and when it was last sent",
  play: async ({ canvasElement }) => {
    const row = await templates.row(canvasElement);
    for (const words of ["English", "ORDRTR", "1107161580000000000"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Test = meta.story({
  ...templates.loaded,
  name: "a test goes to whoever asks",
  play: async ({ canvasElement }) => {
    const row = await templates.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Send a test to me" }));
    await expect(await screen.findByText("A test is on its way to 9876543210")).toBeVisible();
  },
});

export const Phone = meta.story(templates.phone);
