import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./skip-link.about.tsx";
import { LiveRegion } from "../live-region/live-region.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { SkipLink } from "./skip-link.tsx";

function PageWithSkipLink() {
  return (
    <>
      <SkipLink />
      <main id="main">
        The first Tab shows the link. <VisuallyHidden>Only for screen readers.</VisuallyHidden>
        <LiveRegion>3 products</LiveRegion>
      </main>
    </>
  );
}

const meta = preview.meta({
  title: "Navigation/Skip link",
  parameters: { about },
  component: PageWithSkipLink,
});

export const ShowsWithFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Skip to content" });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});
