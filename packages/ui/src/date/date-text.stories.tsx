import preview from "../../../../.storybook/preview.tsx";
import { about } from "./date-text.about.tsx";
import { Grid } from "../story/grid.tsx";
import { DateText } from "./date-text.tsx";

const meta = preview.meta({
  title: "Display/Date",
  parameters: { about },
  component: DateText,
  args: { value: "2026-11-21" },
});

export const Playground = meta.story();
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      <DateText value="2026-11-21" />
      <DateText value="2026-11-21T05:11:00Z" time />
      <DateText value={null} />
      <DateText value="soon" time />
    </Grid>
  ),
});
