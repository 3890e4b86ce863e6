import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./spinner.about.tsx";
import { Grid } from "../story/grid.tsx";
import { Spinner } from "./spinner.tsx";

const meta = preview.meta({
  title: "Feedback/Spinner",
  parameters: { about },
  component: Spinner,
  args: { label: "Loading" },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading" })).toBeVisible();
  },
});
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {([12, 14, 16, 24, 32] as const).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Grid>
  ),
});
