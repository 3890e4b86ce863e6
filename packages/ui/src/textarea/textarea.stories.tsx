import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./textarea.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { Textarea } from "./textarea.tsx";

const meta = preview.meta({
  title: "Input/Textarea",
  parameters: { about },
  component: Textarea,
  args: { "aria-label": "Description", defaultValue: "Unpolished, from Latur." },
});

export const Playground = meta.story();
export const Invalid = meta.story({ args: { "aria-invalid": true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const LongText = meta.story({ args: { defaultValue: "A long story. ".repeat(700) } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const AllVariants = meta.story({
  render: (args) => (
    <Grid>
      {[{}, { disabled: true }, { readOnly: true }, { "aria-invalid": true }, { rows: 6 }].map((state) => {
        const name = Object.keys(state)[0] ?? "default";
        return (
          <Sample key={name} name={name}>
            <Textarea {...args} {...state} aria-label={name} />
          </Sample>
        );
      })}
    </Grid>
  ),
});
export const IsTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Description" })).toHaveFocus();
    await userEvent.keyboard("{Control>}{End}{/Control}{Enter}New crop.");
    await expect(canvas.getByRole("textbox")).toHaveValue("Unpolished, from Latur.\nNew crop.");
  },
});
