import preview from "../../../../.storybook/preview.tsx";
import docs from "./kbd.docs.md?raw";
import { Kbd } from "./kbd.tsx";

const meta = preview.meta({
  title: "Components/Kbd",
  parameters: { docs: { description: { component: docs } } },
  component: Kbd,
  args: { children: "Ctrl K" },
});

export const Playground = meta.story();
