import { Bell, Ellipsis, Menu } from "lucide-react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./icon-button.about.tsx";
import { Grid } from "../story/grid.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = preview.meta({
  title: "Actions/Icon button",
  parameters: { about },
  component: IconButton,
  args: { label: "4 unread notifications", icon: Bell, count: 4, onClick: fn() },
});

export const Playground = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "4 unread notifications" })).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Grid>
      <IconButton size="sm" icon={Ellipsis} label="Actions" />
      <IconButton size="md" icon={Bell} label="120 unread notifications" count={120} />
      <IconButton size="touch" icon={Menu} label="Menu" count={3} />
      <IconButton icon={Ellipsis} label="No actions" disabled />
    </Grid>
  ),
});
export const Disabled = meta.story({ args: { disabled: true } });
