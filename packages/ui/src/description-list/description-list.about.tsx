import { DescriptionList } from "./description-list.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <DescriptionList
      items={[
        { term: "SKU", value: "ANP-ATTA-CH10" },
        { term: "Brand", value: "Annapurti" },
        { term: "Shelf life", value: undefined },
      ]}
    />
  );
}

export const about: About = {
  summary: "Terms and their values.",
  status: "stable",
  since: "0.1.0",
  exports: ["DescriptionList"],
  when: ["For the facts of a thing, beside or above its lists."],
  whenNot: [
    "For more than a dozen facts: group them, each group with a title.",
    "For many things of the same kind: a table.",
  ],
  example: Example,
  anatomy: [
    { name: "Term", what: "Short, without a colon.", at: "dt" },
    { name: "Value", what: "A dash stands in when there is none.", at: "dd" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <DescriptionList
            items={[
              { term: "Brand", value: "Annapurti" },
              { term: "Shelf life", value: undefined },
            ]}
          />
        ),
        why: "Leave the value out when there is none: a dash stands in.",
      },
      bad: {
        draw: () => (
          <DescriptionList
            items={[
              { term: "Brand", value: "Annapurti" },
              { term: "Shelf life", value: "null" },
            ]}
          />
        ),
        why: "What machines call nothing is not a value.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["A `<dl>`: terms and values are read in pairs."],
};
