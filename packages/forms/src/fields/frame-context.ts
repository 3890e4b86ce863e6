import { createContext, type ComponentType, type ReactNode } from "react";
import type { FieldProps } from "../react/form-context.ts";

export interface FieldFrameProps {
  readonly of: FieldProps;
  /** The label names several controls. */
  readonly group?: boolean;
  /** Replaces the engine's word on the asterisk. */
  readonly required?: boolean;
  /** It stands as words, without a control. */
  readonly words?: boolean;
  readonly children: ReactNode;
}

/** What frames a field where it is not the form's grid: a row gives its cells less than a label of their own. */
export const FrameContext = createContext<ComponentType<FieldFrameProps> | undefined>(undefined);
