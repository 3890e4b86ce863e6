import { Clock, Truck } from "lucide-react";
import { Badge } from "./badge.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <Badge tone="warning" icon={Clock}>
      Awaiting approval
    </Badge>
  );
}

export const about: About = {
  summary: "A word that a thing carries.",
  status: "stable",
  since: "0.1.0",
  exports: ["Badge"],
  when: ["`tint` once in a page's title, or where a state must stop the eye.", "`outline` for kinds in a table."],
  whenNot: [
    "For the state of each row of a list: a status, which is quieter.",
    "For something that is pressed: a button or a chip.",
  ],
  example: Example,
  anatomy: [
    { name: "Drawing", what: "Repeats the word for those who look first.", at: ".o2r-icon" },
    { name: "Word", what: "Says it: colour never does alone.", at: ".o2r-badge" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Badge tone="info" icon={Truck}>
            On the way
          </Badge>
        ),
        why: "Let a word say it, with a drawing before it.",
      },
      bad: {
        draw: () => (
          <>
            <Badge tone="info">1</Badge>
            <Badge tone="warning">2</Badge>
          </>
        ),
        why: "A code in a colour has to be learned.",
      },
    },
    {
      good: {
        draw: () => (
          <>
            <span>Chakki Atta 10 kg</span>
            <span>Toor Dal 1 kg</span>
            <Badge tone="danger">Recalled</Badge>
          </>
        ),
        why: "Mark what is out of the ordinary.",
      },
      bad: {
        draw: () => (
          <>
            <span>Chakki Atta 10 kg</span>
            <Badge tone="success">Active</Badge>
            <span>Toor Dal 1 kg</span>
            <Badge tone="success">Active</Badge>
          </>
        ),
        why: "A mark on what is normal hides the one that matters.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["The word itself is read."],
};
