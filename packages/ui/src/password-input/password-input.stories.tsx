import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./password-input.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { PasswordInput } from "./password-input.tsx";

const meta = preview.meta({
  title: "Input/Password input",
  parameters: { about },
  component: PasswordInput,
  args: { "aria-label": "Password", defaultValue: "O2r@demo1" },
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus();
  },
});
export const ShownByOthers = meta.story({ args: { shown: true, toggle: false } });
export const InOtherWords = meta.story({ args: { labels: { show: "पासवर्ड दिखाएँ" } } });
export const AllVariants = meta.story({
  render: (args) => (
    <Grid>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Sample key={size} name={size}>
          <PasswordInput {...args} size={size} aria-label={`Hidden, ${size}`} />
          <PasswordInput {...args} size={size} shown aria-label={`Shown, ${size}`} />
          <PasswordInput {...args} size={size} disabled aria-label={`Disabled, ${size}`} />
          <PasswordInput {...args} size={size} aria-invalid aria-label={`Invalid, ${size}`} />
        </Sample>
      ))}
    </Grid>
  ),
});
