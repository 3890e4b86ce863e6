import preview from "../../../../.storybook/preview.tsx";
import { about } from "./avatar.about.tsx";
import { Grid } from "../story/grid.tsx";
import { Avatar } from "./avatar.tsx";

const meta = preview.meta({
  title: "Display/Avatar",
  parameters: { about },
  component: Avatar,
  args: { name: "Ishaan Velkar" },
});

export const Playground = meta.story();
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      <Avatar name="Rohini Kale" size="md" />
      <Avatar name="super_super_admin" size="lg" />
      <Avatar name="क्षितिज जोशी" size="lg" />
      <Avatar name="" />
    </Grid>
  ),
});
export const LongText = meta.story({ args: { name: "Toor Dal क्षितिज 🧾 ".repeat(60) } });
