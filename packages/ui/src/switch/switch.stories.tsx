import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./switch.about.tsx";
import { Grid } from "../story/grid.tsx";
import { Switch } from "./switch.tsx";

const meta = preview.meta({
  title: "Input/Switch",
  parameters: { about },
  component: Switch,
  args: { label: "Active" },
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch", { name: "Active" })).toBeChecked();
  },
});
export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <Grid>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Disabled" disabled />
      <Switch aria-label="Without words" />
    </Grid>
  ),
});
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });
export const Invalid = meta.story({ args: { "aria-invalid": true } });
export const LongText = meta.story({ args: { label: "Toor Dal क्षितिज 🧾 ".repeat(60) } });
