import type { ComponentProps, ReactNode } from "react";
import type { FieldSpec } from "./spec/form-spec.ts";

/**
 * What stands around all rows. A form element that is given its controls one by one asks all of them each time, which
 * takes half of a mount of 1,000 fields; inside another element they are handed over at once.
 */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <div>{children}</div>;
}

interface RowProps {
  readonly of: FieldSpec;
  /** Id of the control, where a library makes its own. */
  readonly id?: string;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A label, a control and its refusal, for every library that lets the page draw. */
export function Row({ of: { name, label }, id = name, required, error, children }: RowProps) {
  return (
    <div className="row" data-field={name}>
      <label htmlFor={id}>
        {label}
        {required && " *"}
      </label>
      {children}
      {error !== undefined && (
        <span className="error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}

type ControlProps = Omit<ComponentProps<"input"> & ComponentProps<"select">, "ref"> & {
  readonly of: FieldSpec;
  readonly ref?: ((element: HTMLInputElement | HTMLSelectElement | null) => void) | undefined;
};

/** The native control of a field. */
export function Control({ of: { name, kind, options = [] }, ...props }: ControlProps) {
  if (kind !== "select") {
    return <input id={name} type="text" inputMode={kind === "number" ? "decimal" : undefined} {...props} />;
  }
  return (
    <select id={name} {...props}>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
