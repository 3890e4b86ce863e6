import type { ReactNode } from "react";

export interface FormFieldLabels {
  /** Tag at the end of the label of a field that may stay empty. */
  optional: string;
}

export interface FormFieldProps {
  label: ReactNode;
  /** Id of the control. Made when not given. */
  id?: string | undefined;
  /** Shows the red asterisk and tells the control that it is required. */
  required?: boolean | undefined;
  /** Shows a tag at the end of the label, “Optional” unless `labels` says otherwise, for forms in which most fields are required. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A sentence below the control. An error takes its place. */
  help?: ReactNode;
  /** Why the value is refused. Marks the control as invalid. */
  error?: ReactNode;
  /** What is odd about the value without being refused. Shown beside an error as well. */
  warning?: ReactNode;
  /** Ids of what else is said of the control, read after help, error and warning. */
  describedBy?: string | undefined;
  /** Stands after the label: a small button that explains why the field is required. */
  why?: ReactNode;
  /** The label names several controls (radio buttons, images), not a single one. */
  group?: boolean | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  labels?: Partial<FormFieldLabels> | undefined;
  /** The control: any input of this package, or one of your own that uses `useFieldControl`. */
  children: ReactNode;
}
