import type { ReactNode } from "react";

export interface PrintSheetProps {
  /** The paper. @default "A4" */
  size?: "A4" | "A5" | undefined;
  /** Which way the paper lies. @default "portrait" */
  orientation?: "portrait" | "landscape" | undefined;
  /** Name of the sheet: “Tax invoice INV-26-00118”. */
  title: string;
  /** Beside the title: whose copy it is. */
  mark?: ReactNode;
  /** Below the title: both parties, numbers and days. */
  head?: ReactNode;
  /** At the end: totals, words, signature. Kept together on one page. */
  foot?: ReactNode;
  children: ReactNode;
}
