import { SearchBox } from "../search-box/search-box.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FilterChip } from "./filter-chip.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <FilterBar
      search={<SearchBox placeholder="Find by name or SKU" onSearch={() => {}} />}
      onClear={() => {}}
      count="73 products"
    >
      <FilterChip field="Brand" operator="is" value="Annapurti" onRemove={() => {}} />
    </FilterBar>
  );
}

const nothing = () => {};

export const about: About = {
  summary: "Search, filters and what acts on a list, in one line.",
  status: "stable",
  since: "0.1.0",
  exports: ["FilterBar", "FilterChip"],
  when: ["Above every list."],
  whenNot: ["For the fields of a report that is asked for once: a form."],
  example: Example,
  anatomy: [
    { name: "Search", what: "What is looked for in words.", at: ".o2r-search-box" },
    { name: "Filter", what: "Field, comparison and value; its cross removes it.", at: ".o2r-chip" },
    { name: "Count", what: "How many rows are left.", at: ".o2r-filter-bar-count" },
  ],
  pairs: [
    {
      good: {
        draw: () => <FilterChip field="Brand" operator="is" value="Annapurti" onRemove={nothing} />,
        why: "Show each filter with field, comparison and value.",
      },
      bad: {
        draw: () => <FilterChip field="Filter" value="1" onRemove={nothing} />,
        why: "A number hides what is filtered, and a short list then looks complete.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes through box, chips and buttons." },
    { keys: ["Enter"], does: "On a chip opens its filter; its cross removes it." },
  ],
  accessibility: ["The filters are a named group; how many rows are left is announced."],
};
