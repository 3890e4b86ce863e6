import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useState } from "react";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./notification-log.about.tsx";
import { Button } from "../button/button.tsx";
import { addNotification, clearNotificationLog } from "../notify/notification-store.ts";
import { NotificationLog } from "./notification-log.tsx";

const meta = preview.meta({
  title: "Feedback/Notification log",
  parameters: { about },
  component: NotificationLog,
  args: { open: true, onClose: fn() },
  beforeEach: () => clearNotificationLog(),
});

export const Empty = meta.story({
  play: async () => {
    await expect(await screen.findByText("No messages")).toBeVisible();
  },
});
export const WithErrors = meta.story({
  play: async ({ userEvent }) => {
    addNotification({ kind: "danger", title: "You are unauthorized", description: "Sign in again to go on." }, 0);
    addNotification({ kind: "warning", title: "2 of 14 orders were left out" }, 0);
    const log = within(await screen.findByRole("dialog"));
    await expect(await log.findByText("You are unauthorized")).toBeVisible();
    await userEvent.click(log.getByRole("button", { name: "Clear all" }));
    await expect(await screen.findByText("No messages")).toBeVisible();
  },
});
function Asked() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Messages</Button>
      <NotificationLog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
export const IsOperatedByKeyboard = meta.story({
  render: () => <Asked />,
  play: async ({ canvas, userEvent }) => {
    addNotification({ kind: "danger", title: "You are unauthorized" }, 0);
    const button = canvas.getByRole("button", { name: "Messages" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const log = await screen.findByRole("dialog");
    await waitFor(() => expect(log.contains(document.activeElement)).toBe(true));
    within(log).getByRole("button", { name: "Clear all" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await within(log).findByText("No messages")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
});
