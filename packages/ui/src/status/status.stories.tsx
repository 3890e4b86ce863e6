import { Truck } from "lucide-react";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./status.about.tsx";
import { Grid } from "../story/grid.tsx";
import { Status } from "./status.tsx";

const meta = preview.meta({
  title: "Display/Status",
  parameters: { about },
  component: Status,
  args: { children: "Active" },
});

export const Playground = meta.story({ args: { tone: "success" as const } });
export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <Grid>
      <Status tone="neutral">Inactive</Status>
      <Status tone="success">Delivered</Status>
      <Status tone="warning">Low</Status>
      <Status tone="danger">Out</Status>
      <Status tone="info">Placed</Status>
      <Status icon={Truck}>Shipped</Status>
    </Grid>
  ),
});
export const LongText = meta.story({ args: { children: "Toor Dal क्षितिज 🧾 ".repeat(60) } });
