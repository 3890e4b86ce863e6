import { GitCompareArrows } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./banner.about.tsx";
import { Button } from "../button/button.tsx";
import { Banner } from "./banner.tsx";

const meta = preview.meta({
  title: "Feedback/Banner",
  parameters: { about },
  component: Banner,
  args: { title: "This product changed while you edited", children: "Devika Sanyal saved PTR at 10:39." },
});

export const Playground = meta.story({
  args: { tone: "warning" as const, icon: GitCompareArrows, actions: <Button size="sm">Look at it</Button> },
});
export const AllVariants = meta.story({
  tags: ["themed"],
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      {(["info", "warning", "danger", "success"] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
});
export const LongText = meta.story({
  args: {
    title: "Toor Dal क्षितिज 🧾 ".repeat(30),
    children: "x".repeat(10_000),
    actions: <Button size="sm">Look at it</Button>,
  },
});

/** On a phone two actions leave no room beside them: they stand below, and the words keep their lines. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    tone: "warning" as const,
    actions: (
      <>
        <Button>Take what is kept</Button>
        <Button>Go on with mine</Button>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const banner = canvas.getByRole("status").getBoundingClientRect();
    const words = canvas.getByText(String(args.title)).getBoundingClientRect();
    await expect(words.width).toBeGreaterThan(200);
    for (const action of canvas.getAllByRole("button")) {
      const { left, right, top } = action.getBoundingClientRect();
      await expect(top).toBeGreaterThan(words.bottom);
      await expect([left >= banner.left, right <= banner.right]).toEqual([true, true]);
    }
  },
});
