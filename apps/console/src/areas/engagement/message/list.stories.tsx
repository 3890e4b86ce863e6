import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { messageService } from "./stories/demo-messages.ts";

const outbox = listStates({
  title: "Outbox",
  path: "/sms/outbox",
  service: messageService,
  role: "SUPER_ADMIN",
  first: "9876543210",
});

/** Messages to people outside of the console, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Outbox",
  component: AppAt,
  ...outbox.screen,
});

export const Loaded = meta.story({
  ...outbox.loaded,
  name: "messages show to whom, by which way, what they say, and how far they came",
  play: async ({ canvasElement }) => {
    const row = await outbox.row(canvasElement);
    for (const words of ["SMS", "retailer.otp", "Sent"]) await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Read = meta.story({
  name: "a message is read whole, with why it was not sent",
  play: async ({ canvasElement }) => {
    const row = await outbox.row(canvasElement, "9876543212");
    await userEvent.click(within(row).getByRole("button", { name: /^Actions|^More/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Read" }));
    const dialog = await screen.findByRole("dialog", { name: "To 9876543212" });
    await expect(within(dialog).getByText(/is the code that shows/)).toBeVisible();
    await expect(within(dialog).getByText("Not sent after 5 tries: The gateway answers with status 502")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const row = await outbox.row(canvasElement);
    await expect(within(row).getByText(/is the code that shows/)).toBeVisible();
  },
});
