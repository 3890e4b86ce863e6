import { Phone } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./input.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { Input } from "./input.tsx";

const meta = preview.meta({
  title: "Input/Input",
  parameters: { about },
  component: Input,
  args: { "aria-label": "MRP", prefix: "₹", defaultValue: "480.00" },
});

export const Playground = meta.story();
export const TakesTheFocusFromItsAffix = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("₹"));
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("{End}{Backspace}5");
    await expect(canvas.getByRole("textbox")).toHaveValue("480.05");
  },
});
export const LongText = meta.story({ args: { defaultValue: "Toor Dal क्षितिज 🧾 ".repeat(500) } });
export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <Grid>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Sample key={size} name={size}>
          <Input size={size} aria-label="Mobile" icon={Phone} placeholder="10 digits" />
          <Input size={size} aria-label="Weight" suffix="kg" defaultValue="25" variant="quiet" />
          <Input size={size} aria-label="Read-only" readOnly defaultValue="Pune" />
          <Input size={size} aria-label="Disabled" disabled defaultValue="Pune" />
          <Input size={size} aria-label="Invalid" aria-invalid defaultValue="12" />
        </Sample>
      ))}
    </Grid>
  ),
});
export const Disabled = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const Invalid = meta.story({ args: { "aria-invalid": true } });
