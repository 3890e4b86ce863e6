import type { ComponentProps } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./link.about.tsx";
import { Grid } from "../story/grid.tsx";
import { LinkProvider } from "./anchor.tsx";
import { Link } from "./link.tsx";

/** Stands in for a router's link. */
const Routed = ({ href, children, ...rest }: ComponentProps<"a">) => (
  <a {...rest} href={`#routed${href}`}>
    {children}
  </a>
);

const meta = preview.meta({
  title: "Actions/Link",
  parameters: { about },
  component: Link,
  args: { href: "#toor-dal", children: "Toor Dal 1 kg" },
});

export const Playground = meta.story();
export const External = meta.story({
  args: { external: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer");
  },
});
export const GoesThroughTheRouter = meta.story({
  render: (args) => (
    <LinkProvider component={Routed}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#routed#toor-dal");
  },
});
export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <Grid>
      <Link href="#toor-dal">Inside</Link>
      <Link href="#toor-dal" external>
        Outside
      </Link>
      <p style={{ maxInlineSize: 200 }}>
        In the middle of <Link href="#toor-dal">words that go on to the next line</Link> of a text.
      </p>
      <div style={{ inlineSize: 120 }}>
        <Link href="#toor-dal">{"Toor Dal क्षितिज 🧾 ".repeat(8)}</Link>
      </div>
    </Grid>
  ),
});
export const IsFollowedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Toor Dal 1 kg" })).toHaveFocus();
  },
});
