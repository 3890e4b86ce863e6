import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./full-screen-loader.about.tsx";
import { FullScreenLoader } from "./full-screen-loader.tsx";

const meta = preview.meta({
  title: "Feedback/Full-screen loader",
  parameters: { about },
  component: FullScreenLoader,
});

export const Default = meta.story({
  parameters: { docs: { story: { inline: false, height: "200px" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading" })).toBeVisible();
  },
});
