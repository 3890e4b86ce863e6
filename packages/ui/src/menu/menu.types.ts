import type { KeyboardEvent, ReactElement } from "react";
import type { IconDrawing } from "../icon/icon.types.ts";

/** An entry of a menu; a press runs it and closes the menu. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconDrawing | undefined;
  readonly onSelect: () => void;
  /** `danger` for what takes something away. @default "default" */
  readonly tone?: "default" | "danger" | undefined;
  readonly disabled?: boolean | undefined;
  /** Why it cannot be done now. Stands below its name, and disables it. */
  readonly why?: string | undefined;
  /** A line of text at the end, such as a shortcut. */
  readonly hint?: string | undefined;
  /** Draws a line above it. */
  readonly separated?: boolean | undefined;
}

/** What the button of a menu must carry. */
export interface MenuTriggerProps {
  readonly id: string;
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  items: readonly MenuItem[];
  /** Draws the button, with all of these properties on it. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** Name of the list, when the button's own does not do. */
  label?: string | undefined;
  /** The edge of the button that the list keeps to. @default "end" */
  align?: "start" | "end" | undefined;
}

export interface MenuButtonProps {
  /** Name of the button, such as “Actions for Toor Dal”. */
  label: string;
  items: readonly MenuItem[];
  /** What is drawn on the button. @default an ellipsis */
  icon?: IconDrawing | undefined;
  /** 24, 32 or 44 pixels square. @default "sm" */
  size?: "sm" | "md" | "touch" | undefined;
}
