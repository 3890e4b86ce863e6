import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import docs from "./spinner.docs.md?raw";
import { Grid } from "../story/grid.tsx";
import { Spinner } from "./spinner.tsx";

const meta = preview.meta({
  title: "Components/Spinner",
  parameters: { docs: { description: { component: docs } } },
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
