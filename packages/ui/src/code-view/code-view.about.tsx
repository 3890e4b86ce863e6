import { CodeView } from "./code-view.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return (
    <CodeView
      label="Rule as it is stored"
      language="json"
      code={`{
  "when": "stock < 10",
  "then": "warn"
}`}
    />
  );
}

export const about: About = {
  summary: "A text for machines, as it is, with a button that copies it.",
  status: "stable",
  since: "0.1.0",
  exports: ["CodeView"],
  when: ["For the stored form of a rule, an answer of the service, a log."],
  whenNot: ["For values that people explore: the JSON view.", "For a code in a sentence: the class `o2r-mono`."],
  example: Example,
  anatomy: [
    { name: "Copy", what: "Copies all of it.", at: ".o2r-code-tools" },
    { name: "Text", what: "Scrolls; long lines break only with `wrap`.", at: "pre" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <CodeView label="Answer" code="HTTP 409 row.stale" />
          </Wide>
        ),
        why: "Name what it is by `label`, and break lines of texts, not of code.",
      },
      bad: {
        draw: () => (
          <Wide>
            <CodeView label="Secret" code="Authorization: Bearer 7f3a…" />
          </Wide>
        ),
        why: "Never show secrets: what can be seen here can be copied.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to the button, then to the text." },
    { keys: ["↑", "↓"], does: "Scroll the text." },
  ],
  accessibility: ["A figure with a name; that something was copied is announced."],
};
