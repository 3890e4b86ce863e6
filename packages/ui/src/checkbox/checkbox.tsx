import { useId } from "react";
import { useControlAttributes } from "../form-field/field-context.ts";
import "./checkbox.css";
import type { CheckboxProps } from "./checkbox.types.ts";

/** Yes or no, which takes effect with the form. For what takes effect at once use `Switch`. */
export function Checkbox({ label, help, indeterminate = false, ref, ...rest }: CheckboxProps) {
  const helpId = useId();
  const { required: _, ...native } = rest;
  const wired = useControlAttributes({
    ...rest,
    "aria-describedby": [rest["aria-describedby"], help ? helpId : undefined].filter(Boolean).join(" ") || undefined,
  });
  const box = (
    <input
      {...native}
      {...wired}
      type="checkbox"
      className="o2r-checkbox-box"
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
        if (typeof ref === "function") return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
    />
  );
  if (label === undefined) return box;
  return (
    <span className="o2r-checkbox">
      <label className="o2r-checkbox-label">
        {box}
        <span>{label}</span>
      </label>
      {help !== undefined && (
        <span id={helpId} className="o2r-checkbox-help">
          {help}
        </span>
      )}
    </span>
  );
}
