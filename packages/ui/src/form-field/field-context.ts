import { createContext, use } from "react";

/** What the frame of a field tells the control inside it. */
export interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  /** Ids of the help, error and warning that are shown now. */
  readonly describedBy: string | undefined;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly disabled: boolean;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

/** The frame around this control; undefined when it stands alone. For controls of your own inside a `FormField`. */
export const useFieldControl = (): FieldControl | undefined => use(FieldContext);

interface OwnAttributes {
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
}

/** The attributes of a control: the frame's, joined with its own, of which the own ones win. */
export function useControlAttributes(own: OwnAttributes) {
  const field = useFieldControl();
  const describedBy = [field?.describedBy, own["aria-describedby"]].filter(Boolean).join(" ");
  return {
    id: own.id ?? field?.id,
    disabled: own.disabled ?? field?.disabled,
    // Not the native attribute: its bubbles would speak before, and otherwise than, the specified messages.
    "aria-required": (own.required ?? field?.required) ? true : undefined,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid ? true : undefined),
    "aria-describedby": describedBy || undefined,
  } as const;
}
