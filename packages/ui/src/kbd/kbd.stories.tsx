import preview from "../../../../.storybook/preview.tsx";
import { about } from "./kbd.about.tsx";
import { Grid } from "../story/grid.tsx";
import { Kbd } from "./kbd.tsx";

const meta = preview.meta({
  title: "Display/Kbd",
  parameters: { about },
  component: Kbd,
  args: { children: "Ctrl K" },
});

export const Playground = meta.story();
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {["K", "Ctrl K", "Shift Enter", "⌘ K", "Esc", "↑ ↓", "Strg Umschalt Entf"].map((keys) => (
        <Kbd key={keys}>{keys}</Kbd>
      ))}
    </Grid>
  ),
});
export const LongText = meta.story({ args: { children: "Ctrl Shift Alt Backspace" } });
