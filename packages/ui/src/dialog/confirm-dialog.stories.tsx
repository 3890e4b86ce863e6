import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./confirm-dialog.about.tsx";
import { Button } from "../button/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { ConfirmDialogProps } from "./dialog.types.ts";

function Asked(props: Omit<ConfirmDialogProps, "open">) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog {...props} open={open} onClose={close} />
    </>
  );
}

const meta = preview.meta({
  title: "Feedback/Confirm dialog",
  parameters: { about },
  component: Asked,
  args: { onConfirm: fn(), onClose: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Go back" })).toHaveFocus());
  },
});

export const Default = meta.story({
  name: "S2.107 S2.108 S2.109 S2.111 Asks in the specified words, with the focus on the safe answer",
  tags: ["themed"],
  args: {
    children: (
      <>
        Order <span className="o2r-mono">RO-26-048810</span> of Balaji Provision Store for ₹4,362.00 will be cancelled
        and its stock released. This cannot be undone.
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Cancel" });
    await expect(dialog).toHaveTextContent("Are you sure?");
    await expect(dialog.querySelector(".o2r-confirm-mark svg")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Yes, cancel now!" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Go back" })).toHaveFocus());
  },
});

export const ConfirmsByKeyboard = meta.story({
  name: "S2.110 S2.113 Runs the callback of any other action",
  args: { action: "Logout", tone: "primary" as const, labels: { keep: "Stay signed in" } },
  play: async ({ args, canvas, userEvent }) => {
    const ask = canvas.getByRole("button", { name: "Ask" });
    ask.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Stay signed in" })).toHaveFocus());
    await userEvent.tab();
    const confirm = screen.getByRole("button", { name: "Yes, logout now!" });
    await expect(confirm).toHaveFocus();
    await expect(confirm).toHaveAttribute("type", "button");
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(ask).toHaveFocus());
  },
});

export const ResetInventorySubmitsAForm = meta.story({
  name: "S2.112 The action Reset Inventory submits a form",
  args: { action: "Reset Inventory" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    const confirm = await screen.findByRole("button", { name: "Yes, reset inventory now!" });
    await expect(confirm).toHaveAttribute("type", "submit");
    await expect(confirm.closest("form")).not.toBeNull();
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  name: "while the action is at work nothing closes it, so that what comes of it is heard",
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    const dialog = await screen.findByRole("alertdialog");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    for (const name of ["Go back", "Close"]) {
      await expect(screen.getByRole("button", { name })).toBeDisabled();
    }
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
const dismissed = fn();
export const Dismissed = meta.story({
  name: "Escape and the cross may mean something else than the button that goes back",
  args: { onDismiss: dismissed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Go back" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(dismissed).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Go back" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const Failed = meta.story({ args: { error: "The order has already been shipped." } });
export const Barred = meta.story({
  name: "an action that cannot be taken any more is off, and its button can still be reached",
  args: { barred: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    const confirm = await screen.findByRole("button", { name: /^Yes,/ });
    await expect(confirm).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
