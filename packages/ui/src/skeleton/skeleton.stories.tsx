import preview from "../../../../.storybook/preview.tsx";
import docs from "./skeleton.docs.md?raw";
import { Skeleton } from "./skeleton.tsx";

const meta = preview.meta({
  title: "Components/Skeleton",
  parameters: { docs: { description: { component: docs } } },
  component: Skeleton,
});

export const Playground = meta.story({ args: { width: 240, height: 16 } });
