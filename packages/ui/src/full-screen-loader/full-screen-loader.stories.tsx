import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import docs from "./full-screen-loader.docs.md?raw";
import { FullScreenLoader } from "./full-screen-loader.tsx";

const meta = preview.meta({
  title: "Components/Full-screen loader",
  parameters: { docs: { description: { component: docs } } },
  component: FullScreenLoader,
});

export const Default = meta.story({
  parameters: { docs: { story: { inline: false, height: "200px" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading" })).toBeVisible();
  },
});
