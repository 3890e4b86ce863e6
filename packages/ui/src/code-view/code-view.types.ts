export interface CodeViewLabels {
  copy: string;
  copied: string;
  /** The browser did not let us. */
  notCopied: string;
}

export interface CodeViewProps {
  /** Name for screen readers: what the text is. */
  label: string;
  /** The text that is shown. */
  code: string | null | undefined;
  /** `json` is coloured. @default "text" */
  language?: "json" | "text" | undefined;
  /** Numbers the lines. */
  numbered?: boolean | undefined;
  /** Breaks long lines instead of scrolling sideways. */
  wrap?: boolean | undefined;
  /** The most that it grows to, in CSS pixels; it scrolls beyond. @default 400 */
  maxHeight?: number | undefined;
  labels?: Partial<CodeViewLabels> | undefined;
}
