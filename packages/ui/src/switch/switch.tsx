import { useControlAttributes } from "../form-field/field-context.ts";
import "./switch.css";
import type { SwitchProps } from "./switch.types.ts";

/** On or off, which takes effect at once. */
export function Switch({ label, ...rest }: SwitchProps) {
  const { required: _, ...native } = rest;
  const knob = (
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native box carries its own checked state
    <input {...native} {...useControlAttributes(rest)} type="checkbox" role="switch" className="o2r-switch" />
  );
  if (label === undefined) return knob;
  return (
    <label className="o2r-switch-label">
      {knob}
      <span>{label}</span>
    </label>
  );
}
