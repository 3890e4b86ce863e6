import { DescriptionList } from "../description-list/description-list.tsx";
import { JsonView } from "./json-view.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return (
    <JsonView
      label="What the event carried"
      value={{ order: "RO-26-048810", lines: [{ sku: "ANP-ATTA-CH10", packs: 4 }] }}
    />
  );
}

export const about: About = {
  summary: "A value that can be unfolded, level by level, with a button that copies it as JSON.",
  status: "stable",
  since: "0.1.0",
  exports: ["JsonView"],
  when: ["For what an event carried, the meta of layout content, an answer that someone wants to understand."],
  whenNot: [
    "For people who need three of its values: a description list.",
    "For JSON that is edited: a textarea with a check.",
  ],
  example: Example,
  anatomy: [
    { name: "Copy", what: "Copies it as JSON.", at: ".o2r-code-tools" },
    { name: "Branch", what: "Folds; long lists come in portions of 100.", at: "summary" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <DescriptionList
              items={[
                { term: "Order", value: "RO-26-048810" },
                { term: "Packs", value: "4" },
              ]}
            />
          </Wide>
        ),
        why: "Show people the values that they need.",
      },
      bad: {
        draw: () => (
          <Wide>
            <JsonView label="Order as it is stored" value={{ order: "RO-26-048810", packs: 4 }} />
          </Wide>
        ),
        why: "Braces and quotes are for those who look for a fault.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to the button, the text and each branch." },
    { keys: ["Enter", "Space"], does: "Folds a branch." },
  ],
  accessibility: ["A figure with a name, whose levels are the browser's own `<details>`."],
};
