import { Button } from "../button/button.tsx";
import { Popover } from "../popover/popover.tsx";
import { OverlayProvider } from "./overlay-provider.tsx";
import type { About } from "../story/about.types.ts";
import { Window } from "../story/window.tsx";

function Example() {
  return (
    <OverlayProvider locale="en-IN">
      <Popover trigger={<Button>Why?</Button>}>The page can hold overlays now.</Popover>
    </OverlayProvider>
  );
}

export const about: About = {
  summary:
    "What dialogs, drawers, menus, popovers and tooltips need around them: the style cache with the page's nonce, the recipes and the language.",
  status: "stable",
  since: "0.1.0",
  exports: ["OverlayProvider"],
  when: [
    "Once, around the part of a page that opens overlays, where their code is loaded: the first page then does not carry them.",
  ],
  whenNot: ["Around a single overlay: one for the page is enough."],
  example: Example,
  anatomy: [{ name: "What opens one", what: "Anything inside it.", at: "button" }],
  pairs: [
    {
      good: {
        draw: () => (
          <Window title="App">
            <span>OverlayProvider › pages with their overlays</span>
          </Window>
        ),
        why: "Put it once around the pages, and call `preloadFloating()` when the page is idle: the first menu then opens without a wait.",
      },
      bad: {
        draw: () => (
          <Window title="App">
            <span>createPortal(…, document.body)</span>
          </Window>
        ),
        why: "Don't render into `body` yourself: React would listen there as well, and hear each key of a form twice.",
      },
    },
  ],
  keyboard: [],
  accessibility: [
    "What floats stands at the end of the page, in the page's language and direction; Tab goes to it by what opened it.",
    '`nonce` is needed only where the page\'s policy of styles asks for one and no `<meta name="csp-nonce">` says it.',
  ],
};
