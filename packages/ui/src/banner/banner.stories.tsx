import { GitCompareArrows } from "lucide-react";
import preview from "../../../../.storybook/preview.tsx";
import docs from "./banner.docs.md?raw";
import { Button } from "../button/button.tsx";
import { Banner } from "./banner.tsx";

const meta = preview.meta({
  title: "Components/Banner",
  parameters: { docs: { description: { component: docs } } },
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
    title: "क्षितिज 🧾 ".repeat(30),
    children: "x".repeat(10_000),
    actions: <Button size="sm">Look at it</Button>,
  },
});
