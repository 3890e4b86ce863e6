import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./checkbox.about.tsx";
import { Grid } from "../story/grid.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = preview.meta({
  title: "Input/Checkbox",
  parameters: { about },
  component: Checkbox,
  args: { label: "Show Passwords", onChange: fn() },
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Show Passwords" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("Show Passwords"));
    await expect(box).not.toBeChecked();
  },
});
export const Indeterminate = meta.story({
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
});
export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <Grid>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Some" indeterminate />
      <Checkbox label="Invalid" aria-invalid />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and on" disabled defaultChecked />
      <Checkbox label="With help" help="A second line" />
      <Checkbox aria-label="Without words" />
    </Grid>
  ),
});
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });
export const Invalid = meta.story({ args: { "aria-invalid": true } });
export const LongText = meta.story({ args: { label: "Toor Dal क्षितिज 🧾 ".repeat(60), help: "word ".repeat(80) } });
