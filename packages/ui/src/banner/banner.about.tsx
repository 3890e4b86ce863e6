import { Button } from "../button/button.tsx";
import { Banner } from "./banner.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <Banner tone="warning" title="Meera Nair has changed this product" actions={<Button size="sm">Show both</Button>}>
      Your changes are kept. Compare them before you save.
    </Banner>
  );
}

export const about: About = {
  summary: "Something that the whole page must know.",
  status: "stable",
  since: "0.1.0",
  exports: ["Banner"],
  when: ["For errors before saving, for a save that met another, for rows that were loaded earlier."],
  whenNot: ["For what passes by itself: a toast.", "For a single field: its own error."],
  example: Example,
  anatomy: [
    { name: "Drawing", what: "Says the tone a second time.", at: ".o2r-icon" },
    { name: "Title", what: "What happened.", at: ".o2r-banner-title" },
    { name: "Text", what: "What can be done.", at: ".o2r-banner-text" },
    { name: "Actions", what: "One or two.", at: ".o2r-banner-actions" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Banner tone="danger" title="3 fields need a look">
            Name, MRP and tax are marked below.
          </Banner>
        ),
        why: "Say in the title what happened, and below what can be done.",
      },
      bad: {
        draw: () => <Banner tone="danger">Error 422: validation failed.</Banner>,
        why: "A code says neither where it is nor what to do.",
      },
    },
  ],
  keyboard: [{ keys: ["Tab"], does: "Goes to its actions." }],
  accessibility: ["An error is an alert and read at once.", "The others are a status and wait for their turn."],
};
