import { FullScreenLoader } from "./full-screen-loader.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return (
    <div style={{ position: "relative", inlineSize: "100%", blockSize: 160, contain: "strict" }}>
      <FullScreenLoader />
    </div>
  );
}

export const about: About = {
  summary: "Stands in while the current user loads.",
  status: "stable",
  since: "0.1.0",
  exports: ["FullScreenLoader"],
  when: ["Before the shell can be drawn, and nowhere else."],
  whenNot: ["For a page or a list: skeletons, which show what comes."],
  example: Example,
  anatomy: [{ name: "Spinner", what: "In the middle, and nothing else.", at: ".o2r-spinner" }],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <div style={{ position: "relative", blockSize: 120, contain: "strict" }}>
              <FullScreenLoader />
            </div>
          </Wide>
        ),
        why: "Let it stand alone, once, before there is a page.",
      },
      bad: {
        draw: () => (
          <Wide>
            <div style={{ position: "relative", blockSize: 120, contain: "strict" }}>
              <FullScreenLoader labels={{ loading: "Loading products" }} />
            </div>
            <span>Products</span>
          </Wide>
        ),
        why: "A page that is already there should not be covered.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["Its spinner has a name."],
};
