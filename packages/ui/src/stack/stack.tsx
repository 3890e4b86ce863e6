import type { CSSProperties } from "react";
import "./stack.css";
import type { Gap, InlineProps, StackProps } from "./stack.types.ts";

/** Components make no space around themselves: whoever puts them beside each other does. */
const spaced = (gap: Gap, style: CSSProperties | undefined): CSSProperties & Record<"--o2r-gap", string> => ({
  ...style,
  "--o2r-gap": `var(--o2r-space-${gap})`,
});

const classOf = (own: string, given: string | undefined): string => (given === undefined ? own : `${own} ${given}`);

/** Things below each other, with the same space between them. */
export function Stack({ gap = 16, align, className, style, ...rest }: StackProps) {
  return <div {...rest} className={classOf("o2r-stack", className)} style={spaced(gap, style)} data-align={align} />;
}

/** Things beside each other, which go on in the next line where the place is too narrow. */
export function Inline({ gap = 8, align, justify, nowrap = false, className, style, ...rest }: InlineProps) {
  return (
    <div
      {...rest}
      className={classOf("o2r-inline", className)}
      style={spaced(gap, style)}
      data-align={align}
      data-justify={justify}
      data-nowrap={nowrap || undefined}
    />
  );
}
