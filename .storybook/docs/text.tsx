import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import { Scroll } from "../../packages/ui/src/story/scroll.tsx";

function WideTable(props: ComponentProps<"table">) {
  return (
    <Scroll label="Table">
      <table {...props} />
    </Scroll>
  );
}

// Whoever names one of them has to name all.
const overrides = { code: CodeOrSourceMdx, a: AnchorMdx, ...HeadersMdx, table: WideTable };

/** A text of Markdown, whose tables scroll where there is no room for them. */
export function Text({ children }: { children: string }) {
  return <Markdown options={{ overrides }}>{children}</Markdown>;
}
