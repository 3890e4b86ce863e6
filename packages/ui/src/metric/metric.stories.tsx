import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Sparkline } from "../charts/sparkline.tsx";
import { about } from "./metric.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { Metric, MetricRow } from "./metric.tsx";

const line = (values: readonly number[]) => (
  <Sparkline label={`From ${values[0]} to ${values.at(-1)}`} values={values} />
);

const meta = preview.meta({
  title: "Display/Metric",
  component: Metric,
  parameters: { about },
  args: {
    label: "Orders today",
    value: "184",
    change: "12%",
    direction: "up" as const,
    tone: "good" as const,
    note: "vs Fri",
    chart: line([120, 132, 118, 140, 151, 149, 172, 184]),
  },
});

export const Playground = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 230 }}>
      <Metric {...args} />
    </div>
  ),
});
export const Row = meta.story({
  tags: ["themed"],
  render: (args) => (
    <MetricRow label="Today">
      <Metric {...args} />
      <Metric
        label="Order value"
        value="₹8,42,560"
        change="8%"
        direction="up"
        tone="good"
        note="vs Fri"
        chart={line([3, 2, 4, 3, 5, 6])}
      />
      <Metric
        label="Fill rate"
        value="96.4%"
        change="0.6"
        direction="up"
        note="points"
        chart={line([3, 5, 2, 6, 4, 6])}
      />
      <Metric
        label="Undelivered"
        value="7"
        change="3"
        direction="up"
        tone="bad"
        note="vs Fri"
        chart={line([1, 4, 2, 3, 2, 6])}
      />
      <Metric
        label="Collections due"
        value="₹2,14,300"
        change="5%"
        direction="down"
        tone="good"
        note="vs Fri"
        href="#due"
      />
    </MetricRow>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Today" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /Collections due/ })).toHaveFocus();
  },
});
export const BadInput = meta.story({
  render: () => (
    <MetricRow label="Bad">
      <Metric label={null} value={null} />
      <Metric label={"Toor Dal क्षितिज 🧾 ".repeat(20)} value={"9".repeat(10_000)} change="x" note={"y".repeat(30)} />
      <Metric label="NaN" value={String(Number.NaN)} />
    </MetricRow>
  ),
});
export const AllVariants = meta.story({
  render: (args) => (
    <Grid>
      {(["good", "bad", "neutral"] as const).flatMap((tone) =>
        (["up", "down"] as const).map((direction) => (
          <Sample key={`${tone} ${direction}`} name={`${tone}, ${direction}`}>
            <Metric {...args} tone={tone} direction={direction} />
          </Sample>
        )),
      )}
    </Grid>
  ),
});
