import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./radio-group.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { RadioGroup } from "./radio-group.tsx";

const meta = preview.meta({
  title: "Input/Radio group",
  parameters: { about },
  component: RadioGroup,
  args: {
    name: "formProductItemType",
    "aria-label": "Item type",
    onValueChange: fn(),
    options: [
      { value: "FOOD", label: "Food" },
      { value: "NON_FOOD", label: "Non-food", help: "Soap, detergent, incense" },
      { value: "NONE", label: "None", disabled: true },
    ],
  },
});

export const Playground = meta.story({
  args: { defaultValue: "FOOD" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /Non-food/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("NON_FOOD");
  },
});
export const Inline = meta.story({ args: { inline: true, value: "NON_FOOD" } });
export const Disabled = meta.story({ args: { disabled: true, value: "FOOD" } });
export const LongText = meta.story({
  args: { options: [{ value: "long", label: "Toor Dal क्षितिज 🧾 ".repeat(40), help: "word ".repeat(80) }] },
});
export const AllVariants = meta.story({
  tags: ["themed"],
  render: (args) => (
    <Grid>
      {[false, true].flatMap((inline) =>
        [false, true].map((disabled) => {
          const name = `${inline ? "inline" : "rows"}${disabled ? ", disabled" : ""}`;
          return (
            <Sample key={name} name={name}>
              <RadioGroup
                {...args}
                name={name}
                aria-label={name}
                defaultValue="FOOD"
                inline={inline}
                disabled={disabled}
              />
            </Sample>
          );
        }),
      )}
    </Grid>
  ),
});
