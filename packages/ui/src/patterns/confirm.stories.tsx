import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { DetailPage } from "./detail-page.tsx";

const meta = preview.meta({
  title: "Patterns/Confirm",
  component: DetailPage,
  parameters: { layout: "fullscreen" },
});

export const AsksFirst = meta.story({
  tags: ["themed"],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Cancel order" });
    await step("the safe answer has the focus, and gives it back", async () => {
      button.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("button", { name: "Go back" })).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(button).toHaveFocus());
    });
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("alertdialog", { name: "Cancel" })).toBeVisible();
  },
});
export const ActsAndSaysSo = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Cancel order" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Go back" })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Yes, cancel now!" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText("Order cancelled")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Cancel order" })).toBeDisabled();
  },
});
export const StaysOpenWhenItFails = meta.story({
  args: {
    answer: async () => {
      throw new Error("503");
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cancel order" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, cancel now!" }));
    await expect(await screen.findByText(/could not be cancelled/)).toBeVisible();
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
});
