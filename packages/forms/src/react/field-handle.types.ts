import type { ChangeEvent, HTMLAttributes } from "react";
import type { Field } from "../definition/field.ts";
import type { FieldSnapshot } from "../engine/state.types.ts";
import type { FormHandle } from "./form-handle.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a native control is spread with. Uncontrolled: typing renders nothing. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly ref: (element: Control | null) => (() => void) | undefined;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: () => void;
  /** What stands in the HTML that a server draws. */
  readonly defaultValue?: string;
  readonly defaultChecked?: boolean;
}

/** Everything a control needs of its field: value, state, messages, and what it must tell. */
export interface FieldHandle {
  readonly form: FormHandle;
  readonly name: string;
  /** Id of the control; `<id>-error` and `<id>-help` are those of its messages. */
  readonly id: string;
  readonly field: Field;
  readonly state: FieldSnapshot;
  readonly control: ControlProps;
  /** What the label, the help and the error of the field are spread with, for a kit that has no frame of its own. */
  readonly labelProps: { readonly id: string; readonly htmlFor: string };
  readonly helpProps: { readonly id: string };
  readonly errorProps: { readonly id: string };
  /** The ARIA attributes of the control, for a kit that has no frame of its own. */
  readonly aria: HTMLAttributes<HTMLElement>;
  /** For controls that are no native ones: writes the value, and says that the field was left. */
  readonly change: (raw: unknown) => void;
  readonly leave: () => void;
}
