import { Fragment, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { about } from "./overlay-provider.about.tsx";
import { Popover } from "../popover/popover.tsx";

function Popovers() {
  const [drawn, setDrawn] = useState(0);
  return (
    <Fragment key={drawn}>
      {["Limit", "Reason"].map((title) => (
        <Popover key={title} trigger={<Button>{title}</Button>} title={title}>
          What it says.
        </Popover>
      ))}
      <Button onClick={() => setDrawn(drawn + 1)}>Draw the page again</Button>
    </Fragment>
  );
}

const meta = preview.meta({
  title: "Overlays/Overlay provider",
  component: Popovers,
  parameters: { about },
});

const placeOf = (overlay: Element) => overlay.closest("[data-overlays]");

export const FloatsBesideThePage = meta.story({
  name: "What floats shares one place beside the root, not around it",
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const open = async (title: string) => {
      await userEvent.click(canvas.getByRole("button", { name: title }));
      const popover = await screen.findByRole("dialog", { name: title });
      await waitFor(() => expect(popover).toHaveFocus());
      return popover;
    };
    const first = placeOf(await open("Limit"));
    await step("it is no ancestor of the page", async () => {
      await expect(first?.parentElement).toBe(document.body);
      await expect(first).not.toContainElement(canvasElement);
    });
    await userEvent.keyboard("{Escape}");
    await step("the next overlay comes to the same place", async () => {
      await expect(placeOf(await open("Reason"))).toBe(first);
    });
    await userEvent.keyboard("{Escape}");
    await step("and to a new one where the host swept the page away and draws it again", async () => {
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      first?.remove();
      await userEvent.click(canvas.getByRole("button", { name: "Draw the page again" }));
      const next = placeOf(await open("Limit"));
      await expect(next).not.toBe(first);
      await expect(next).toBeInTheDocument();
    });
  },
});
