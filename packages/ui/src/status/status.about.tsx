import { Status } from "./status.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return <Status tone="warning">Low</Status>;
}

export const about: About = {
  summary: "The state of a thing in a list: a drawing and a word.",
  status: "stable",
  since: "0.1.0",
  exports: ["Status"],
  when: ["In tables and lists of facts."],
  whenNot: ["In titles: the badge."],
  example: Example,
  anatomy: [
    { name: "Drawing", what: "That of the tone, or one of your own.", at: ".o2r-icon" },
    { name: "Word", what: "Colour never stands alone.", at: ".o2r-status" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <>
            <Status>In stock</Status>
            <Status tone="danger">Out</Status>
          </>
        ),
        why: "Stay quiet for what is normal.",
      },
      bad: {
        draw: () => (
          <>
            <Status tone="success">In stock</Status>
            <Status tone="info">Reserved</Status>
            <Status tone="warning">Low</Status>
          </>
        ),
        why: "When everything is coloured, nothing stands out.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["The word is read; its drawing is hidden."],
};
