import type { AnyEndpoint, Column, ListDeclaration } from "@o2r/api/contract/core";
import type { ListPageProps, Noun } from "../list-page.types.ts";
import type { ListState } from "../list-state.ts";

/** What is done with a list as a whole. */
export type Tool = "columns" | "export" | "print";

export interface ListToolsProps {
  readonly endpoint: AnyEndpoint;
  readonly declaration: ListDeclaration;
  readonly title: string;
  readonly noun: Noun;
  readonly state: ListState;
  /** The columns that are shown, in their order. */
  readonly shown: readonly Column[];
  /** How many rows match, in words. */
  readonly count: string | undefined;
  readonly isPhone: boolean;
  /** Where rows are imported from a file; left out for those who may not. */
  readonly importTo: string | undefined;
  /** Pages beside the list, which a phone has in the menu. */
  readonly related: ListPageProps<never>["related"];
  readonly onGo: (next: ListState) => void;
  /** What is open of them. */
  readonly tool: Tool | undefined;
  /** Ids of the rows that a file is to hold; all that match where it is undefined. */
  readonly chosen: readonly string[] | undefined;
  /** Begins to select, where that has to be begun. */
  readonly onSelect: (() => void) | undefined;
  readonly onTool: (tool: Tool | undefined) => void;
}

export interface ListViewsProps {
  readonly endpoint: AnyEndpoint;
  readonly declaration: ListDeclaration;
  readonly noun: Noun;
  readonly state: ListState;
  readonly onGo: (next: ListState) => void;
}

export interface ListToolProps extends Omit<ListToolsProps, "onTool" | "onSelect"> {
  readonly tool: Tool;
  readonly onClose: () => void;
}
