import type { ComponentProps, ReactNode } from "react";
import type { FieldSpec } from "./spec/form-spec.ts";

interface RowProps {
  readonly of: FieldSpec;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A label, a control and its refusal, for every library that lets the page draw. */
export function Row({ of: { name, label }, required, error, children }: RowProps) {
  return (
    <div className="row" data-field={name}>
      <label htmlFor={name}>
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
