import { useState } from "react";
import { Tabs } from "./tabs.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  const [tab, setTab] = useState("lines");
  return (
    <Tabs
      label="Order"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { id: "lines", label: "Lines", count: 12 },
        { id: "money", label: "Money" },
        { id: "history", label: "History" },
      ]}
    />
  );
}

const nothing = () => {};

export const about: About = {
  summary: "Views of the same thing.",
  status: "stable",
  since: "0.1.0",
  exports: ["Tabs"],
  when: ["For saved views of a list, and for parts of a page."],
  whenNot: ["For steps: a stepper.", "For other places: the sidebar or links."],
  example: Example,
  anatomy: [
    { name: "Tab", what: "One or two words.", at: "[role=tab]" },
    { name: "Count", what: "How many are behind it.", at: ".o2r-tabs-count" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Tabs
            label="Short"
            value="a"
            onValueChange={nothing}
            tabs={[
              { id: "a", label: "Open", count: 8 },
              { id: "b", label: "Closed", count: 120 },
            ]}
          />
        ),
        why: "Keep the names short, and say how many there are.",
      },
      bad: {
        draw: () => (
          <Tabs
            label="Steps"
            value="a"
            onValueChange={nothing}
            tabs={[
              { id: "a", label: "1. Enter the details" },
              { id: "b", label: "2. Confirm" },
            ]}
          />
        ),
        why: "Tabs have no order, and none of them is ever done.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "One stop for all of them." },
    { keys: ["←", "→", "Home", "End"], does: "Go to the others." },
  ],
  accessibility: ["ARIA's tabs: each panel is named by its tab."],
};
