import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./tooltip.about.tsx";
import { Button } from "../button/button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = preview.meta({
  title: "Overlays/Tooltip",
  parameters: { about },
  component: Tooltip,
  args: { content: "Mustard Oil Kachi Ghani 1 L × 12", children: <Button>Mustard Oil…</Button> },
  decorators: [(Story) => <div style={{ padding: 80 }}>{Story()}</div>],
});

export const AppearsWithFocusAndGoesWithEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toBeVisible();
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Mustard Oil Kachi Ghani 1 L × 12");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
});
const sides = ["top", "bottom", "start", "end"] as const;
export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      {sides.map((side) => (
        <Tooltip key={side} {...args} side={side}>
          <Button>{side}</Button>
        </Tooltip>
      ))}
    </div>
  ),
});
export const LongText = meta.story({
  args: { content: "Toor Dal क्षितिज 🧾 ".repeat(30) },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole("tooltip");
    await waitFor(() => expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
});
