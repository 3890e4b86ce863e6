import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <Breadcrumbs
      crumbs={[
        { label: "Catalogue", href: "#catalogue" },
        { label: "Product", href: "#product" },
        { label: "Chakki Atta 10 kg" },
      ]}
    />
  );
}

export const about: About = {
  summary: "Where a page stands.",
  status: "stable",
  since: "0.1.0",
  exports: ["Breadcrumbs"],
  when: ["On every page inside the shell."],
  whenNot: ["For steps of a task: a stepper.", "For views of the same thing: tabs."],
  example: Example,
  anatomy: [
    { name: "Way up", what: "A link to each page above.", at: "a" },
    { name: "The page itself", what: "Last, without a link.", at: "[aria-current]" },
  ],
  pairs: [
    {
      good: {
        draw: () => <Breadcrumbs crumbs={[{ label: "Orders", href: "#o" }, { label: "RO-26-048810" }]} />,
        why: "Name the page itself last, without a link.",
      },
      bad: {
        draw: () => <Breadcrumbs crumbs={[{ label: "Retailer order RO-26-048810 of Balaji Provision Store" }]} />,
        why: "One crumb that repeats the title shows no way up.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes from link to link." },
    { keys: ["Enter"], does: "Follows the link." },
  ],
  accessibility: ["A `nav` with a name and an ordered list; the page itself carries `aria-current`."],
};
