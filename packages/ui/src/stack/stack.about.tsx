import { Button } from "../button/button.tsx";
import { Inline, Stack } from "./stack.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <Stack gap={16}>
      <span>Discard 12 units of batch B-1042?</span>
      <Inline gap={8}>
        <Button>Keep</Button>
        <Button variant="danger">Discard</Button>
      </Inline>
    </Stack>
  );
}

export const about: About = {
  summary: "Things below each other (`Stack`) or beside each other (`Inline`), with the same space between them.",
  status: "stable",
  since: "0.1.0",
  exports: ["Stack", "Inline"],
  when: ["To put a page or a card together from components, which make no space around themselves."],
  whenNot: ["For tables of things: a grid keeps columns in line.", "To nest deeper than a person sees groups."],
  example: Example,
  anatomy: [
    { name: "Stack", what: "Below each other.", at: ":first-child" },
    { name: "Inline", what: "Beside each other; goes on in the next line.", at: ".o2r-inline" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Inline gap={8}>
            <Button>Keep</Button>
            <Button variant="danger">Discard</Button>
          </Inline>
        ),
        why: "Take the steps of the scale: 4 between words and their sign, 8 between controls, 16 between fields, 24 between parts of a page.",
      },
      bad: {
        draw: () => (
          <div>
            <Button>Keep</Button>
            <span style={{ paddingInline: 21 }} />
            <Button variant="danger">Discard</Button>
          </div>
        ),
        why: "A space that occurs once is seen as a mistake.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["None of their own: the order of the page is the order of reading."],
};
