import { CircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { about } from "./popover.about.tsx";
import { DescriptionList } from "../description-list/description-list.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Popover } from "./popover.tsx";

const meta = preview.meta({
  title: "Overlays/Popover",
  parameters: { about },
  component: Popover,
  args: {
    trigger: <IconButton size="sm" icon={CircleQuestionMark} label="Why is HSN required?" />,
    title: "Why is this required?",
    children: (
      <>
        <p style={{ marginBlockEnd: 12 }}>Every product needs an HSN code. The invoice groups tax by HSN and rate.</p>
        <DescriptionList items={[{ term: "Limit", value: "10 digits, yours has 11" }]} />
      </>
    ),
  },
});

export const OpensAndGivesTheFocusBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Why is HSN required?" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const popover = await screen.findByRole("dialog", { name: "Why is this required?" });
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog", { name: "Why is this required?" })).toBeVisible();
  },
});

function Growing() {
  const [chips, setChips] = useState(0);
  return (
    <div style={{ display: "flex", gap: 8 }}>
      <span style={{ inlineSize: chips * 60 }} />
      <Popover side="bottom" label="Filter" steady trigger={<Button>Filter</Button>}>
        <Button onClick={() => setChips(chips + 1)}>Add a filter</Button>
      </Popover>
    </div>
  );
}

export const StaysUnderThePointer = meta.story({
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    const add = await screen.findByRole("button", { name: "Add a filter" });
    await waitFor(() => expect(add).toHaveFocus());
    const before = add.getBoundingClientRect().x;
    await userEvent.click(add);
    await userEvent.click(add);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(add.getBoundingClientRect().x).toBe(before);
  },
});

export const ClosesFromInside = meta.story({
  name: "A button inside closes it, and the focus returns to the button that opened it",
  args: { children: (close) => <Button onClick={close}>Done</Button> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Why is HSN required?" });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "Done" }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 120, justifyContent: "center", padding: 120 }}>
      {(["top", "bottom", "start", "end"] as const).map((side) => (
        <Popover key={side} side={side} width={160} title={`At the ${side}`} trigger={<Button>{side}</Button>}>
          It takes another side where there is no room.
        </Popover>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "start" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "At the start" })).toHaveFocus());
  },
});
export const LongText = meta.story({
  args: { title: "Toor Dal क्षितिज 🧾 ".repeat(12), children: "x".repeat(2000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Why is HSN required?" }));
    const popover = await screen.findByRole("dialog");
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth);
  },
});
