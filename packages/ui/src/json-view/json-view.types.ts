import type { CodeViewLabels } from "../code-view/code-view.types.ts";

export interface JsonViewLabels extends CodeViewLabels {
  items: (count: number) => string;
  keys: (count: number) => string;
  /** Shows the rest of a long list. */
  more: (count: number) => string;
  /** Stands for what contains itself. */
  circular: string;
}

export interface JsonViewProps {
  /** Name for screen readers: what the value is. */
  label: string;
  /** Any value; what JSON cannot hold is written as text. */
  value: unknown;
  /** How many levels stand open. @default 2 */
  openLevels?: number | undefined;
  /** The most that it grows to, in CSS pixels; it scrolls beyond. @default 400 */
  maxHeight?: number | undefined;
  labels?: Partial<JsonViewLabels> | undefined;
}
