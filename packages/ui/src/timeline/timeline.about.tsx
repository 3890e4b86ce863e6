import { Pencil, Plus } from "lucide-react";
import { Button } from "../button/button.tsx";
import { DateText } from "../date/date-text.tsx";
import { Timeline } from "./timeline.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return (
    <Timeline
      events={[
        {
          id: "2",
          icon: Pencil,
          title: "Meera Nair changed the price",
          time: <DateText value="2026-11-26T04:00:00Z" time />,
          changes: [{ label: "MRP", before: "440.00", after: "452.00" }],
          act: <Button size="sm">Undo</Button>,
        },
        { id: "1", icon: Plus, title: "Mohan Negi created it", time: <DateText value="2026-11-02T04:00:00Z" time /> },
      ]}
    />
  );
}

export const about: About = {
  summary: "What happened to a thing, newest first.",
  status: "stable",
  since: "0.1.0",
  exports: ["Timeline"],
  when: ["For histories."],
  whenNot: ["For what will happen: a stepper, standing upright."],
  example: Example,
  anatomy: [
    { name: "Drawing", what: "Of what was done.", at: ".o2r-timeline-icon" },
    { name: "Who and what", what: "With the time.", at: ".o2r-timeline-head > b" },
    { name: "Change", what: "What a value was, and is.", at: ".o2r-timeline-changes" },
    { name: "Act", what: "What can be done about it.", at: ".o2r-timeline-act" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <Timeline
              events={[
                {
                  id: "2",
                  icon: Pencil,
                  title: "Meera Nair changed the price",
                  time: "26-11-2026",
                  changes: [{ label: "MRP", before: "440.00", after: "452.00" }],
                },
              ]}
            />
          </Wide>
        ),
        why: "Say who, when, what, and what a value was before.",
      },
      bad: {
        draw: () => (
          <Wide>
            <Timeline events={[{ id: "2", icon: Pencil, title: "Product updated", time: "26-11-2026" }]} />
          </Wide>
        ),
        why: "Whoever looks here wants to know by whom, and what it was.",
      },
    },
  ],
  keyboard: [{ keys: ["Tab"], does: "Reaches the button that shows the rest of more than eight changes." }],
  accessibility: ["An ordered list with each time as `<time>`."],
};
