import { BarChart } from "./bar-chart.tsx";
import { DonutChart } from "./donut-chart.tsx";
import { LineChart } from "./line-chart.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function Example() {
  return (
    <LineChart
      label="Orders of the week"
      categories={days}
      series={[
        { id: "placed", name: "Placed", values: [148, 154, 92, 136, 142, 170, 151] },
        { id: "delivered", name: "Delivered", values: [132, 143, 88, 133, 125, 147, null] },
      ]}
    />
  );
}

export const about: About = {
  summary: "Lines, bars, stacks, rings, sparklines and share bars. Their numbers always stand beside them as a table.",
  status: "stable",
  since: "0.1.0",
  exports: ["LineChart", "BarChart", "DonutChart", "Sparkline", "ShareBar"],
  when: [
    "Line: how something went on over time; sparkline: only which way it goes, beside a number.",
    "Bars: amounts beside each other; stacked, amounts that make a whole, several times.",
    "Ring: one whole, of up to six parts; share bar: how a number in a table is made up.",
  ],
  whenNot: ["For one number: a metric.", "For values that are looked up one by one: a table."],
  example: Example,
  anatomy: [
    { name: "View as table", what: "Shows the numbers.", at: "button" },
    { name: "Drawing", what: "Reached by Tab, walked by the arrows.", at: ".o2r-chart-room" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <LineChart
              label="Placed and delivered"
              height={140}
              categories={days}
              series={[{ id: "placed", name: "Placed", values: [148, 154, 92, null, 142, 170, 151] }]}
            />
          </Wide>
        ),
        why: "Leave gaps where nothing is known: `null` is not 0.",
      },
      bad: {
        draw: () => (
          <Wide>
            <LineChart
              label="Placed, with a hole"
              height={140}
              categories={days}
              series={[{ id: "placed", name: "Placed", values: [148, 154, 92, 0, 142, 170, 151] }]}
            />
          </Wide>
        ),
        why: "A day without a report is no day without orders.",
      },
    },
    {
      good: {
        draw: () => (
          <Wide>
            <BarChart
              label="Returns by brand"
              height={140}
              categories={["Annapurti", "Dharti", "Sagar"]}
              series={[{ id: "r", name: "Returns", values: [12, 9, 4] }]}
            />
          </Wide>
        ),
        why: "Compare amounts by bars.",
      },
      bad: {
        draw: () => (
          <Wide>
            <DonutChart
              label="Returns, as a ring"
              slices={[
                { id: "a", name: "Annapurti", value: 12 },
                { id: "b", name: "Dharti", value: 9 },
                { id: "c", name: "Sagar", value: 4 },
              ]}
            />
          </Wide>
        ),
        why: "In a ring nobody sees by how much; it shows parts of one whole only.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to the drawing, and to the button that shows the numbers." },
    { keys: ["←", "→", "Home", "End"], does: "Walk through its categories and say their values." },
    { keys: ["Escape"], does: "Ends that." },
  ],
  accessibility: [
    "A figure with a name, whose drawing is one picture; every number stands in a table as well.",
    "What the keys reach is announced. Give `format`, so that values are read with their unit.",
    "Lines are named at their ends, rings in their table: colour alone tells nothing. No more than four lines, or six hues.",
  ],
};
