import type { IconProps, IconSize } from "./icon.types.ts";

const strokes: Record<IconSize, number> = { 12: 2.25, 14: 2, 16: 1.75, 20: 1.75, 24: 1.5, 32: 1.25 };

/** A drawing at one of the six sizes, with the stroke that keeps all sizes equally dark. Hidden from screen readers. */
export function Icon({ as: Drawing, size = 16, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={strokes[size]}
      className={className ? `o2r-icon ${className}` : "o2r-icon"}
      aria-hidden
      focusable={false}
    />
  );
}
