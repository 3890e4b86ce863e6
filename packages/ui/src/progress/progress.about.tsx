import { Progress } from "./progress.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return <Progress label="Inspected" value={3} max={9} caption="3 of 9 lines" />;
}

export const about: About = {
  summary: "How far something has come.",
  status: "stable",
  since: "0.1.0",
  exports: ["Progress"],
  when: ["For work that can be measured: lines inspected, bytes sent, credit used."],
  whenNot: ["For a wait of unknown length: the spinner.", "For content on its way: the skeleton."],
  example: Example,
  anatomy: [
    { name: "Caption", what: "What the bar means.", at: ".o2r-progress-line" },
    { name: "Bar", what: "The browser's own.", at: "progress" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <Progress label="Credit used" value={96} caption="₹96,000 of ₹1,00,000, nearly used up" tone="warning" />
          </Wide>
        ),
        why: "Say in the caption what the bar means, and what is wrong.",
      },
      bad: {
        draw: () => (
          <Wide>
            <Progress label="Credit" value={96} tone="danger" />
          </Wide>
        ),
        why: "A red bar asks a question and answers none.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["The browser's own `<progress>`, with a name."],
};
