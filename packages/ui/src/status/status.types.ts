import type { ReactNode } from "react";
import type { Tone } from "../badge/badge.types.ts";
import type { IconDrawing } from "../icon/icon.types.ts";

export interface StatusProps {
  /** Good news colours only the drawing; warnings and dangers colour the word too. @default "neutral" */
  tone?: Tone | undefined;
  /** Replaces the tone's own drawing. */
  icon?: IconDrawing | undefined;
  /** The word. Colour never stands alone. */
  children: ReactNode;
}
