import { createContext, createElement, use, type ComponentProps, type ComponentType, type ReactNode } from "react";

/** What every link of this package is drawn with: an anchor, or a router's link that takes the same properties. */
export type LinkComponent = ComponentType<ComponentProps<"a">> | "a";

const LinkContext = createContext<LinkComponent>("a");

/** Lets the links of sidebar, breadcrumbs, tables and the rest go through a router instead of loading a new page. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link without a look of its own, drawn by what `LinkProvider` was given. */
export function Anchor(props: ComponentProps<"a">) {
  return createElement(use(LinkContext), props);
}
