import { ChevronDown, ChevronRight, Package } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./icon.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { Icon } from "./icon.tsx";
import { CartIcon, ExclamationIcon } from "./named-icons.tsx";

const meta = preview.meta({
  title: "Display/Icon",
  parameters: { about },
  component: Icon,
  args: { as: Package },
});

export const Playground = meta.story();
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {([12, 14, 16, 20, 24, 32] as const).map((size) => (
        <Sample key={size} name={`${size}`}>
          <Icon as={Package} size={size} />
        </Sample>
      ))}
      <Sample name="S2.108 exclamation">
        <ExclamationIcon />
      </Sample>
      <Sample name="S2.117 cart">
        <CartIcon />
      </Sample>
    </Grid>
  ),
});

export const RightToLeft = meta.story({
  name: "what points along the line turns around where text is written from right to left",
  render: () => (
    <div dir="rtl">
      <Icon as={ChevronRight} />
      <Icon as={ChevronDown} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const scales = [...canvasElement.querySelectorAll("svg")].map((drawing) => getComputedStyle(drawing).scale);
    await expect(scales).toEqual(["-1 1", "none"]);
  },
});
