import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./native-select.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { NativeSelect } from "./native-select.tsx";

const rates = [0, 5, 12, 18, 28].map((rate) => ({ value: rate, label: `${rate}%` }));
const meta = preview.meta({
  title: "Input/Select",
  parameters: { about },
  component: NativeSelect,
  args: { "aria-label": "GST", options: rates, placeholder: "Choose a rate", onChange: fn() },
});

export const Playground = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "GST" }), "18");
    await expect(canvas.getByRole("combobox")).toHaveValue("18");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Sample key={size} name={size}>
          <NativeSelect size={size} aria-label="GST" options={rates} />
          <NativeSelect size={size} aria-label="GST, quiet" options={rates} variant="quiet" />
          <NativeSelect size={size} aria-label="GST, disabled" options={rates} disabled />
          <NativeSelect size={size} aria-label="GST, invalid" options={rates} aria-invalid />
        </Sample>
      ))}
    </Grid>
  ),
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Invalid = meta.story({ args: { "aria-invalid": true } });
export const LongText = meta.story({
  args: { options: [{ value: "long", label: "Toor Dal क्षितिज 🧾 ".repeat(60) }], placeholder: undefined },
});
export const IsReachedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const select = canvas.getByRole("combobox", { name: "GST" });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "5");
    await expect(select).toHaveFocus();
  },
});
