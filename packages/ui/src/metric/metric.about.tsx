import { Metric, MetricRow } from "./metric.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return (
    <MetricRow label="Today">
      <Metric label="Orders today" value="184" change="12 more than yesterday" direction="up" tone="good" />
      <Metric label="Undelivered" value="9" change="3 more than yesterday" direction="up" tone="bad" />
    </MetricRow>
  );
}

export const about: About = {
  summary: "A number that someone watches.",
  status: "stable",
  since: "0.1.0",
  exports: ["Metric", "MetricRow"],
  when: ["At the top of a dashboard, three to five beside each other in a `MetricRow`."],
  whenNot: ["For facts that nobody acts on: a description list."],
  example: Example,
  anatomy: [
    { name: "Name", what: "What is counted.", at: ".o2r-metric-label" },
    { name: "Number", what: "With its unit.", at: ".o2r-metric-value" },
    { name: "Change", what: "Since when, and whether that is good.", at: ".o2r-metric-change" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <Metric label="Undelivered" value="9" change="3 more than yesterday" direction="up" tone="bad" />
          </Wide>
        ),
        why: "Say with what it is compared, and let `tone` say whether the change is good: more undelivered orders are not.",
      },
      bad: {
        draw: () => (
          <Wide>
            <Metric label="Undelivered" value="9" change="+50%" direction="up" tone="good" />
          </Wide>
        ),
        why: "50% more than when? And more undelivered orders are not good.",
      },
    },
  ],
  keyboard: [{ keys: ["Tab", "Enter"], does: "With `href` it is one link." }],
  accessibility: ["Its name and its number are read together."],
};
