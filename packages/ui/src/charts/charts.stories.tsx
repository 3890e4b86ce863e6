import { TrendingUp } from "lucide-react";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Card } from "../card/card.tsx";
import { Icon } from "../icon/icon.tsx";
import { formatMoney } from "../money/format-money.ts";
import { Grid, Sample } from "../story/grid.tsx";
import { BarChart } from "./bar-chart.tsx";
import { about } from "./charts.about.tsx";
import { DonutChart } from "./donut-chart.tsx";
import { LineChart } from "./line-chart.tsx";
import { ShareBar } from "./share-bar.tsx";
import { Sparkline } from "./sparkline.tsx";

const placed = [
  148, 148, 154, 92, 136, 142, 170, 151, 142, 172, 86, 164, 152, 149, 153, 173, 180, 90, 154, 160, 169, 184, 189, 167,
  82, 173, 185, 190, 181, 184,
];
const delivered = [
  132, 143, 141, 88, 133, 125, 147, 130, 133, 163, 75, 150, 146, 141, 132, 163, 171, 85, 138, 149, 151, 165, 174, 152,
  74, 165, 166, 176, 167, 121,
];
const days = placed.map((_, index) => {
  const day = new Date(Date.UTC(2026, 9, 23 + index));
  return `${String(day.getUTCDate()).padStart(2, "0")}-${String(day.getUTCMonth() + 1).padStart(2, "0")}`;
});
const orders = [
  { id: "placed", name: "Placed", values: placed },
  { id: "delivered", name: "Delivered", values: delivered },
];

const meta = preview.meta({
  title: "Display/Charts",
  component: LineChart,
  parameters: { about },
  args: { label: "Orders, last 30 days", categories: days, series: orders },
  render: (args) => (
    <div style={{ maxInlineSize: 760 }}>
      <Card title={args.label}>
        <LineChart {...args} />
      </Card>
    </div>
  ),
});

export const Line = meta.story({
  tags: ["themed"],
  args: {
    summary: (
      <>
        <b>4,412</b> placed <Icon as={TrendingUp} size={14} className="o2r-muted" />
      </>
    ),
  },
});
export const IsWalkedByArrows = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const plot = await canvas.findByRole("group", { name: "Orders, last 30 days" });
    plot.focus();
    await step("each category says its values", async () => {
      await userEvent.keyboard("{End}");
      await expect(canvas.getByText("21-11: Placed 184, Delivered 121")).toBeInTheDocument();
      await userEvent.keyboard("{ArrowLeft}");
      await expect(canvas.getByText("20-11: Placed 181, Delivered 167")).toBeInTheDocument();
      await userEvent.keyboard("{Escape}");
      await expect(canvas.queryByText(/^20-11: /)).toBeNull();
      await userEvent.keyboard("{End}");
      await expect(canvas.getByText("21-11: Placed 184, Delivered 121")).toBeInTheDocument();
    });
  },
});
export const TheNumbersStandBeside = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step("for those who do not see the drawing", async () => {
      await expect(canvas.getAllByRole("row")).toHaveLength(31);
    });
    await step("and for those who ask for them", async () => {
      const button = canvas.getByRole("button", { name: "View as table" });
      button.focus();
      await userEvent.keyboard("{Enter}");
      const table = within(await canvas.findByRole("table", { name: "Orders, last 30 days" }));
      await expect(table.getByRole("row", { name: "21-11 184 121" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "View as chart" })).toHaveFocus();
    });
  },
});
export const Gaps = meta.story({
  args: {
    label: "Fill rate",
    series: [
      {
        id: "rate",
        name: "Fill rate",
        values: placed.map((value, index) => (index % 9 === 4 || index === 20 ? null : value)),
      },
    ],
    format: (value: number) => `${value}%`,
  },
});
export const Empty = meta.story({
  args: { series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing to show")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

const hubs = ["Pune East", "Pune West", "Nashik", "Nagpur", "Bhiwandi"];
const bars = [
  { id: "cash", name: "Cash", values: [210_000, 180_500, 96_000, 120_000, 64_000] },
  { id: "upi", name: "UPI", values: [320_000, 240_000, 150_000, 90_000, 110_000] },
  { id: "credit", name: "Credit", values: [150_000, 60_000, 40_000, 130_000, 20_000] },
];
export const Bars = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 620 }}>
      <BarChart label="Collections by hub" categories={hubs} series={bars} format={formatMoney} />
    </div>
  ),
});
export const Stacked = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 620 }}>
      <BarChart stacked label="Collections by hub" categories={hubs} series={bars} format={formatMoney} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole("group", { name: "Collections by hub" });
    plot.focus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByText("Pune East: Cash ₹2,10,000, UPI ₹3,20,000, Credit ₹1,50,000")).toBeInTheDocument();
  },
});
export const BelowZero = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 620 }}>
      <BarChart
        label="Margin by category"
        categories={["Rice", "Flour", "Oil", "Tea"]}
        series={[{ id: "margin", name: "Margin", values: [4.2, -2.4, 1.1, -0.6] }]}
        format={(value) => `${value}%`}
      />
    </div>
  ),
});
export const Donut = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 460 }}>
      <DonutChart
        label="Orders by platform"
        slices={["App", "Calls", "Field sales", "Web", "Walk-in", "Partner", "Other shops", "Unknown"].map(
          (name, index) => ({
            id: name,
            name,
            value: [2140, 1320, 640, 180, 96, 60, 30, 12][index],
          }),
        )}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(6);
    await expect(canvas.getByRole("row", { name: /Other 102/ })).toBeVisible();
  },
});
export const Small = meta.story({
  render: () => (
    <Grid>
      <Sample name="sparkline">
        <Sparkline label="Orders a day, from 148 to 184" values={placed.slice(-12)} />
      </Sample>
      <Sample name="one value">
        <Sparkline label="One day" values={[12]} />
      </Sample>
      <Sample name="level">
        <Sparkline label="Level" values={[3, 3, 3]} />
      </Sample>
      <Sample name="share bar">
        <div style={{ inlineSize: 180 }}>
          <ShareBar
            label="Ageing of undelivered orders"
            pieces={[
              { name: "Under 2 h", value: 2, color: "age-1" },
              { name: "2–6 h", value: 1, color: "age-2" },
              { name: "6–24 h", value: 2, color: "age-3" },
              { name: "Over 24 h", value: 2, color: "age-4" },
            ]}
          />
        </div>
      </Sample>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", {
        name: "Ageing of undelivered orders: Under 2 h 2, 2–6 h 1, 6–24 h 2, Over 24 h 2",
      }),
    ).toBeVisible();
  },
});
const bad = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1e15, 1e15];
export const BadInput = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 24, maxInlineSize: 620 }}>
      <LineChart
        label="Bad line"
        categories={["Toor Dal क्षितिज 🧾 ".repeat(20), "x".repeat(10_000), "", "d", "e", "f"]}
        series={[
          { id: "a", name: "Toor Dal क्षितिज 🧾 ".repeat(20), values: bad },
          { id: "b", name: "", values: [1] },
        ]}
      />
      <BarChart label="Bad bars" categories={["a", "b"]} series={[{ id: "a", name: "A", values: bad }]} />
      <BarChart label="No categories" categories={[]} series={[{ id: "a", name: "A", values: bad }]} />
      <DonutChart
        label="Bad slices"
        slices={bad.map((value, index) => ({ id: `${index}`, name: `${index}`, value }))}
      />
      <DonutChart label="No slices" slices={[]} />
      <Sparkline label="Bad" values={bad} />
      <Sparkline label="None" values={[]} />
      <ShareBar label="Bad shares" pieces={bad.map((value, index) => ({ name: `${index}`, value, color: 1 }))} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("group").length).toBeGreaterThan(0));
  },
});
export const TheCallerChoosesTheView = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 24, maxInlineSize: 620 }}>
      {(["chart", "table"] as const).map((view) => (
        <LineChart key={view} {...args} label={`Orders as a ${view}`} view={view} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
export const AllHues = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 620 }}>
      <BarChart
        label="Six hues"
        categories={["A", "B", "C"]}
        series={([1, 2, 3, 4, 5, 6] as const).map((color) => ({
          id: `${color}`,
          name: `Series ${color}`,
          color,
          values: [color * 10, 70 - color * 8, 30],
        }))}
      />
    </div>
  ),
});
export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 24, maxInlineSize: 620 }}>
      <LineChart label="A line" categories={days} series={orders.slice(0, 1)} />
      {[false, true].map((stacked) => (
        <BarChart
          key={String(stacked)}
          label={stacked ? "Stacked" : "Beside each other"}
          categories={hubs}
          series={bars}
          stacked={stacked}
        />
      ))}
      <DonutChart label="A donut" slices={bars.map(({ id, name, values: [value = 0] }) => ({ id, name, value }))} />
      <ShareBar
        label="Shares"
        pieces={bars.map(({ name, values: [value = 0] }, index) => ({
          name,
          value,
          color: ([1, 2, 3] as const)[index] ?? 1,
        }))}
      />
      <Sparkline label="A sparkline" values={placed} />
    </div>
  ),
});
