export interface SearchBoxLabels {
  /** Name of the box for screen readers. */
  search: string;
  clear: string;
}

export interface SearchBoxProps {
  /** The text that the list is filtered by now. When it changes from outside, the box follows. @default "" */
  value?: string | undefined;
  /** Runs one second after the last change, for three or more characters or none; at once on Enter. */
  onSearch: (text: string) => void;
  placeholder?: string | undefined;
  name?: string | undefined;
  /** @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** Width in CSS pixels. @default 232 */
  width?: number | "100%" | undefined;
  labels?: Partial<SearchBoxLabels> | undefined;
}
