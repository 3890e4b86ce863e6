import { Ellipsis } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./card.about.tsx";
import { Grid } from "../story/grid.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { DataTable } from "../data-table/data-table.tsx";
import type { Column } from "../data-table/data-table.types.ts";
import { Card } from "./card.tsx";

interface Batch {
  readonly batch: string;
  readonly packs: number;
}

const columns: readonly Column<Batch>[] = [
  { id: "batch", header: "Batch", cell: (row) => row.batch },
  { id: "packs", header: "Packs", width: 80, kind: "number", cell: (row) => row.packs },
];
const batches: readonly Batch[] = [
  { batch: "B2611-04", packs: 42 },
  { batch: "B2611-09", packs: 18 },
];
const idOf = (row: Batch) => row.batch;

/** A table that runs to the edges of its card. */
function Batches() {
  return (
    <div style={{ inlineSize: 320 }}>
      <DataTable label="Batches" columns={columns} rows={batches} rowId={idOf} rowName={idOf} minWidth={240} />
    </div>
  );
}

const meta = preview.meta({
  title: "Display/Card",
  parameters: { about },
  component: Card,
  args: { title: "Near expiry", children: "12 batches expire within 30 days." },
});

export const Playground = meta.story({
  args: { actions: <IconButton size="sm" icon={Ellipsis} label="Actions" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Near expiry" })).toBeVisible();
  },
});
export const Bare = meta.story({ render: () => <Card>Without a title</Card> });
export const Flush = meta.story({ args: { flush: true, headingLevel: 3 as const, children: <Batches /> } });
export const LongText = meta.story({ args: { title: "Toor Dal क्षितिज 🧾 ".repeat(30), children: "x".repeat(2000) } });
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {([2, 3, 4] as const).flatMap((headingLevel) =>
        [false, true].map((flush) => (
          <div key={`${headingLevel} ${String(flush)}`} style={{ inlineSize: 220 }}>
            <Card title={`Level ${headingLevel}${flush ? ", flush" : ""}`} headingLevel={headingLevel} flush={flush}>
              12 batches expire within 30 days.
            </Card>
          </div>
        )),
      )}
      <Card>Without a title</Card>
    </Grid>
  ),
});
