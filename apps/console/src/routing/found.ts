import type { AnyEndpoint } from "@o2r/api/contract/core";
import type { IconDrawing } from "@o2r/ui";

/** A row as the search of everything shows it. */
export interface FoundRow {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly href: string;
  /** What can be done with it at once: `Create order for Om Sai Kirana`. */
  readonly acts?: readonly { readonly label: string; readonly href: string; readonly icon: IconDrawing }[];
}

/** Rows of a list that are found from anywhere, by what the list itself is searched by, as far as the role reaches. */
export interface Findable {
  /** What they are called together. */
  readonly label: string;
  readonly icon: IconDrawing;
  /** The page of the list, which they may open. */
  readonly page: string;
  readonly list: AnyEndpoint;
  readonly toFound: (row: never) => FoundRow;
}

/** A list that is found from anywhere: its rows are those that its endpoint answers with. */
export const findable = <Row>(given: {
  readonly label: string;
  readonly icon: IconDrawing;
  readonly page: string;
  readonly list: AnyEndpoint;
  readonly toFound: (row: Row) => FoundRow;
}): Findable => given;
