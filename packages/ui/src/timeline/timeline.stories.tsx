import { Check, IndianRupee, Pencil, Plus } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./timeline.about.tsx";
import { Grid } from "../story/grid.tsx";
import { Timeline } from "./timeline.tsx";

const meta = preview.meta({
  title: "Display/Timeline",
  parameters: { about },
  component: Timeline,
});

export const Playground = meta.story({
  args: {
    events: [
      {
        id: "4",
        icon: Pencil,
        title: "You",
        time: "Now",
        description: "3 unsaved changes",
        changes: [
          { label: "O2RLP", before: "428.00", after: "436.00" },
          { label: "PTH", before: "436.50", after: "430.00" },
        ],
      },
      {
        id: "3",
        icon: IndianRupee,
        title: "Devika Sanyal",
        time: "12-11-2026",
        dateTime: "2026-11-12",
        description: "Price change applied",
        changes: [{ label: "MRP", before: "470.00", after: "480.00" }],
      },
      { id: "2", icon: Check, title: "Ishaan Velkar", time: "11-11-2026", description: "Approved the price change" },
      {
        id: "1",
        icon: Plus,
        title: "Devika Sanyal",
        time: "02-08-2026",
        description: "Created from CSV import, row 118",
      },
    ],
  },
});
export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <Grid>
      {[
        { title: "Words only" },
        { title: "Described", description: "Created from CSV import, row 118" },
        { title: "Changed", changes: [{ label: "MRP", before: "470.00", after: "480.00" }] },
        { title: "From nothing", changes: [{ label: "HSN", before: null, after: "1101" }] },
        { title: "Toor Dal क्षितिज 🧾 ".repeat(20), description: "x".repeat(300) },
      ].map((event, index) => (
        <div key={event.title} style={{ inlineSize: 260 }}>
          <Timeline events={[{ id: `${index}`, icon: Check, time: "21-11-2026", ...event }]} />
        </div>
      ))}
    </Grid>
  ),
});
export const ManyChanges = meta.story({
  name: "of many changes the first are shown, and the others on wish",
  args: {
    events: [
      {
        id: "1",
        icon: Pencil,
        title: "Devika Sanyal",
        time: "12-11-2026",
        changes: Array.from({ length: 9 }, (_, at) => ({ label: `Field ${at + 1}`, before: at, after: at + 1 })),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("Field 9")).toBeNull();
    canvas.getByRole("button", { name: "Show 1 more", expanded: false }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Field 9")).toBeVisible();
    const fewer = canvas.getByRole("button", { name: "Show the first 8 only", expanded: true });
    await expect(fewer).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("Field 9")).toBeNull();
  },
});
