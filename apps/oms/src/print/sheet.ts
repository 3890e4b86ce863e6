/** What a paper says, without where it stands: whoever makes one knows the trade, whoever draws it knows paper. */
export interface Sheet {
  /** Such as `Tax invoice`. */
  readonly title: string;
  /** Below the title, such as `Original for recipient`. */
  readonly mark: string;
  /** Written across each page, such as `Cancelled`. */
  readonly stamp?: string;
  /** At the foot of each page. */
  readonly number: string;
  readonly house: Block;
  /** Rows of facts, each with its term. */
  readonly facts: readonly (readonly Fact[])[];
  readonly blocks: readonly Block[];
  readonly qr?: { readonly text: string; readonly caption: string };
  readonly table: Table;
  readonly summary?: Table & { readonly title: string };
  readonly sums: readonly Sum[];
  readonly words: readonly Fact[];
  readonly notes: readonly Block[];
  /** For whom it is signed; null where nobody signs. */
  readonly signedFor: string | null;
}

export interface Fact {
  readonly term: string;
  readonly value: string;
}

/** A title, a name in bold, and lines below it. */
export interface Block {
  readonly title: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface Column {
  readonly label: string;
  /** Points; what is left over goes to the one that says 0. */
  readonly width: number;
  /** Figures stand at the end of their column. */
  readonly figures?: true;
}

export interface Row {
  readonly look: "plain" | "group" | "sum";
  readonly cells: readonly string[];
  /** Small, below the second cell. */
  readonly note?: string;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface Sum {
  readonly term: string;
  readonly amount: string;
  readonly look?: "strong" | "fine" | "payable";
}

/** What the process of papers is asked for: one paper, or all that stand in a file, a line of JSON each. */
export type PrintOrder = { readonly sheet: Sheet } | { readonly sheetsPath: string; readonly pdfPath: string };

/** What it answers with: the bytes of one, in base64, or how many pages it has written of all, or what went wrong. */
export type Printed = { readonly pdf: string } | { readonly pages: number } | { readonly failed: string };
