import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./drawer.about.tsx";
import { Button } from "../button/button.tsx";
import { Drawer } from "./drawer.tsx";
import type { DrawerProps } from "./drawer.types.ts";

function Opened({ side, onClose, hideTitle }: Pick<DrawerProps, "side" | "onClose" | "hideTitle">) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>History</Button>
      <Drawer
        open={open}
        onClose={close}
        title="History"
        side={side}
        hideTitle={hideTitle}
        footer={<Button>All</Button>}
      >
        Devika Sanyal saved PTR at 10:39.
      </Drawer>
    </>
  );
}

const meta = preview.meta({
  title: "Overlays/Drawer",
  parameters: { about },
  component: Opened,
  args: { onClose: fn() },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "History" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const drawer = await screen.findByRole("dialog", { name: "History" });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog", { name: "History" })).toBeVisible();
  },
});

export const End = meta.story({ args: { side: "end" as const } });
export const Start = meta.story({ args: { side: "start" as const, hideTitle: true } });
export const LongText = meta.story({
  render: () => (
    <Drawer open onClose={() => {}} title={"Toor Dal क्षितिज 🧾 ".repeat(20)} footer={<Button>All</Button>}>
      <a href="#price">{"x".repeat(10_000)}</a>
    </Drawer>
  ),
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
});
