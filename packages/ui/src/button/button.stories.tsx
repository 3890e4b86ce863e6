import { Download, Plus } from "lucide-react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./button.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { buttonLook } from "./button-look.ts";
import { Button } from "./button.tsx";
import type { ButtonSize, ButtonVariant } from "./button.types.ts";

const meta = preview.meta({
  title: "Actions/Button",
  parameters: { about },
  component: Button,
  args: { children: "Save product", onClick: fn() },
});

export const Playground = meta.story();
export const Primary = meta.story({ args: { variant: "primary" as const, icon: Plus } });
export const Disabled = meta.story({ args: { disabled: true } });

export const IsPressedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Save product" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const LoadingKeepsFocusAndIgnoresPresses = meta.story({
  args: { loading: true, variant: "primary" as const },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

const variants: readonly ButtonVariant[] = ["primary", "default", "ghost", "link", "danger"];
const sizes: readonly ButtonSize[] = ["sm", "md", "lg"];

export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <Grid>
      {variants.map((variant) => (
        <Sample key={variant} name={variant}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size} icon={Download}>
              Export
            </Button>
          ))}
          <Button variant={variant} loading>
            Export
          </Button>
          <Button variant={variant} disabled>
            Export
          </Button>
          <a href="#report" {...buttonLook({ variant })}>
            A link
          </a>
        </Sample>
      ))}
      <div style={{ inlineSize: 200 }}>
        <Button block variant="primary" size="lg">
          Continue
        </Button>
      </div>
    </Grid>
  ),
});
export const LongText = meta.story({ args: { children: "Toor Dal क्षितिज 🧾 ".repeat(60) } });
