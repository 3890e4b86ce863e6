import type { ReactNode } from "react";
import type { FieldProps } from "../../react/form-context.ts";
import { FieldFrame } from "../field-frame.tsx";

interface FileFrameProps {
  readonly of: FieldProps;
  readonly attached: boolean;
  readonly children: ReactNode;
}

/** The frame of a field for files: required until one is attached (specification §4, file upload). */
export function FileFrame({ of, attached, children }: FileFrameProps) {
  return (
    <FieldFrame of={of} group required={of.state.required && !attached}>
      {/* Takes the focus from the error summary while the control is still on its way. */}
      <div
        ref={(element) => {
          of.form.registerElement(of.name, element);
        }}
      >
        {children}
      </div>
    </FieldFrame>
  );
}

/** The ids a field for files holds, one or many. */
export const documentIds = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.filter((id) => typeof id === "string") : typeof raw === "string" && raw !== "" ? [raw] : [];
