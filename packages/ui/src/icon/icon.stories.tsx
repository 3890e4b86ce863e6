import { Package } from "lucide-react";
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
