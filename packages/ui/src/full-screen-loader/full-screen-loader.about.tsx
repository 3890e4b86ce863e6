import type { ReactNode } from "react";
import { FullScreenLoader } from "./full-screen-loader.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return <FullScreenLoader />;
}

/** It fills the window; a page that shows it gives it a smaller one. */
function Small({ children }: { children: ReactNode }) {
  return <div style={{ position: "relative", inlineSize: "100%", blockSize: 160, contain: "strict" }}>{children}</div>;
}

export const about: About = {
  summary: "Stands in while the current user loads.",
  status: "stable",
  since: "0.1.0",
  exports: ["FullScreenLoader"],
  when: ["Before the shell can be drawn, and nowhere else."],
  whenNot: ["For a page or a list: skeletons, which show what comes."],
  example: () => (
    <Small>
      <Example />
    </Small>
  ),
  anatomy: [{ name: "Spinner", what: "In the middle, and nothing else.", at: ".o2r-spinner" }],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <Small>
              <FullScreenLoader />
            </Small>
          </Wide>
        ),
        why: "Let it stand alone, once, before there is a page.",
      },
      bad: {
        draw: () => (
          <Wide>
            <strong>Products</strong>
            <Small>
              <FullScreenLoader labels={{ loading: "Loading products" }} />
            </Small>
          </Wide>
        ),
        why: "A page that is already there should not be covered.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["Its spinner has a name."],
};
