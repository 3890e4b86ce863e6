import { Pagination } from "./pagination.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return <Pagination from={1} count={25} total={1204} size={25} onSizeChange={() => {}} onNext={() => {}} />;
}

const nothing = () => {};

export const about: About = {
  summary: "Which rows are shown, and the way to the others.",
  status: "stable",
  since: "0.1.0",
  exports: ["Pagination"],
  when: ["Below every list; sizes 10, 25, 50, 100, 200, 300, 400 and 500."],
  whenNot: ["For what fits one screen and never grows."],
  example: Example,
  anatomy: [
    { name: "Rows", what: "Which of how many.", at: ".o2r-pagination-range" },
    { name: "Size", what: "Kept for the person.", at: ".o2r-pagination-size" },
    { name: "Way on", what: "The page after this one.", at: ".o2r-pagination-step:last-child" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          // As wide as it is: in less room the count gives way first.
          <div style={{ inlineSize: "max-content" }}>
            <Pagination from={1} count={7} total={7} size={25} onSizeChange={nothing} />
          </div>
        ),
        why: "Show it also when there is one page: the count stands there.",
      },
      bad: {
        draw: () => (
          <Wide>
            <span>Page 1</span>
          </Wide>
        ),
        why: "How many there are is what people look for. Leave `total` undefined until the first page has come.",
      },
    },
  ],
  keyboard: [{ keys: ["Tab"], does: "Goes to the size and the arrows." }],
  accessibility: ["A `nav` with a name, in which the rows that are shown are said in words."],
};
