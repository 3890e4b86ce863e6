import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./dialog.about.tsx";
import { Button } from "../button/button.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { notify, preloadToaster } from "../notify/notify.ts";
import { Input } from "../input/input.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog.types.ts";

function Opened({ size, loading, onClose }: Pick<DialogProps, "size" | "loading" | "onClose">) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add option</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Add New Option"
        size={size}
        loading={loading}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary">Add</Button>
          </>
        }
      >
        <FormField label="Name" required>
          <Input name="name" />
        </FormField>
      </Dialog>
    </>
  );
}

const meta = preview.meta({
  title: "Overlays/Dialog",
  parameters: { about },
  component: Opened,
  args: { onClose: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add option" }));
    await expect(await screen.findByRole("dialog", { name: "Add New Option" })).toBeVisible();
  },
});

export const Default = meta.story();
export const SaysOverIt = meta.story({
  name: "a toast over it is read out, though the page below is hidden from screen readers",
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Before the dialog, as in a page that has said something already.
    await preloadToaster();
    await userEvent.click(canvas.getByRole("button", { name: "Add option" }));
    await screen.findByRole("dialog", { name: "Add New Option" });
    await waitFor(() => expect(canvasElement.closest("[aria-hidden=true]")).not.toBeNull());
    notify({ kind: "success", title: "Option is added" });
    // Only what assistive technology reaches is found by its role.
    await expect(await screen.findByRole("status")).toHaveTextContent("Option is added");
    const region = document.querySelector("[data-o2r-toaster]");
    await expect(region?.closest("[aria-hidden=true], [inert]")).toBeNull();
  },
});
export const Small = meta.story({ args: { size: "sm" as const } });
export const Medium = meta.story({ args: { size: "md" as const } });
export const Large = meta.story({ args: { size: "lg" as const } });
export const Loading = meta.story({
  name: "S2.115 S4.60 Shows a spinner while loading",
  args: { loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add option" }));
    await expect(await screen.findByRole("status", { name: "Loading" })).toBeVisible();
  },
});

export const IsOperatedByKeyboard = meta.story({
  name: "S2.114 Has a heading and a close button, and gives the focus back",
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Add option" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await step("the focus begins with the first field and stays inside", async () => {
      await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
      for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
      await expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
    });
    await step("Escape closes", async () => {
      await expect(screen.getByRole("heading", { name: "Add New Option" })).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step("the close button closes", async () => {
      await userEvent.keyboard("{Enter}");
      await userEvent.click(await screen.findByRole("button", { name: "Close" }));
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

function Handover() {
  const [at, setAt] = useState<"ask" | "work">();
  return (
    <>
      <Button onClick={() => setAt("ask")}>Deactivate</Button>
      <ConfirmDialog
        open={at === "ask"}
        action="Deactivate"
        onConfirm={() => setAt("work")}
        onClose={() => setAt(undefined)}
      />
      <Dialog open={at === "work"} title="Deactivating" onClose={() => setAt(undefined)}>
        1 of 2 products
      </Dialog>
    </>
  );
}

export const FollowsAnother = meta.story({
  name: "A dialog that opens as another closes stays",
  render: () => <Handover />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Deactivate" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, deactivate now!" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Deactivating" })).toBeVisible();
  },
});

function Late() {
  const [there, setThere] = useState(false);
  return (
    <>
      <Button onClick={() => setThere(true)}>Add option</Button>
      {there && (
        <Dialog open title="Add New Option" onClose={() => setThere(false)}>
          <FormField label="Name" required>
            <Input name="name" />
          </FormField>
        </Dialog>
      )}
    </>
  );
}

export const IsThereOnlyWhileOpen = meta.story({
  name: "A dialog that is mounted open has its name and the focus, and gives the focus back",
  render: () => <Late />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Add option" });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
    await expect(screen.getByRole("dialog")).toHaveAccessibleName("Add New Option");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});
export const LongText = meta.story({
  render: () => (
    <Dialog open onClose={() => {}} title={"Toor Dal क्षितिज 🧾 ".repeat(20)} footer={<Button>Close</Button>}>
      {"x".repeat(10_000)}
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
