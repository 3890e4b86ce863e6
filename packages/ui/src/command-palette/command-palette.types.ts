import type { IconDrawing } from "../icon/icon.types.ts";

/** Something that can be done or gone to by its name. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Fainter, after the label: a code, a place. */
  readonly detail?: string | undefined;
  readonly icon?: IconDrawing | undefined;
  /** Other words by which it is found. */
  readonly keywords?: readonly string[] | undefined;
  /** Keys that do the same, at the end. */
  readonly hint?: string | undefined;
  readonly onSelect: () => void;
}

/** Commands under one heading. */
export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly commands: readonly Command[];
}

/** Looks up commands by what was typed, such as records of the service. */
export type LoadCommands = (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;

export interface CommandPaletteLabels {
  /** Name of the window, and of its input. */
  title: string;
  placeholder: string;
  empty: string;
  loading: string;
  failed: string;
  results: (count: number) => string;
  move: string;
  choose: string;
  close: string;
}

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** What is always there, found by its words as they are typed. */
  groups: readonly CommandGroup[];
  /** What must be asked for; asked at most every half second. */
  load?: LoadCommands | undefined;
  /** Letters before `load` is asked. @default 3 */
  loadFrom?: number | undefined;
  /** What stands in the input at first: what was typed before the palette could be drawn. Read once. A line's end is Enter. */
  startWith?: (() => string) | undefined;
  labels?: Partial<CommandPaletteLabels> | undefined;
}
