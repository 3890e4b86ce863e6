import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { PageHeader } from "./page-header.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <PageHeader
      title="Chakki Atta 10 kg"
      badge={<Badge tone="success">Active</Badge>}
      description="ANP-ATTA-CH10"
      actions={<Button variant="primary">Edit</Button>}
    />
  );
}

export const about: About = {
  summary: "The title of a page, with what acts on the whole of it.",
  status: "stable",
  since: "0.1.0",
  exports: ["PageHeader"],
  when: ["At the head of every page."],
  whenNot: ["For a part of a page: the title of a card."],
  example: Example,
  anatomy: [
    { name: "Title", what: "The only `h1` of the page.", at: "h1" },
    { name: "State", what: "One badge.", at: ".o2r-badge" },
    { name: "Id", what: "Below the title.", at: ".o2r-page-header-description" },
    { name: "Actions", what: "One `primary` at most.", at: ".o2r-page-header-actions" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <PageHeader
            title="Chakki Atta 10 kg"
            description="ANP-ATTA-CH10"
            actions={
              <>
                <Button>Duplicate</Button>
                <Button variant="primary">Edit</Button>
              </>
            }
          />
        ),
        why: "Have one `primary` action, and the id below the title.",
      },
      bad: {
        draw: () => (
          <PageHeader
            title="Catalogue / Product / Chakki Atta 10 kg"
            actions={
              <>
                <Button variant="primary">Duplicate</Button>
                <Button variant="primary">Edit</Button>
              </>
            }
          />
        ),
        why: "The breadcrumbs say already where the page stands.",
      },
    },
  ],
  keyboard: [{ keys: ["Tab"], does: "Goes to the actions." }],
  accessibility: ["The only `h1` of the page."],
};
