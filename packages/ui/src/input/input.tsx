import type { PointerEvent } from "react";
import { useControlAttributes } from "../form-field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import "./input.css";
import type { InputProps } from "./input.types.ts";

/** A press on an affix or on the padding goes to the input, as if it filled the frame. */
function focusInput(event: PointerEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest("input, button, a")) return;
  event.preventDefault();
  event.currentTarget.querySelector("input")?.focus();
}

/** One line of text. Inside a `FormField` it takes its name, state and messages from there. */
export function Input({ prefix, suffix, icon, action, size = "md", variant = "outline", ...rest }: InputProps) {
  const { required: _, ...native } = rest;
  const wired = useControlAttributes(rest);
  return (
    <span
      className="o2r-input"
      data-size={size}
      data-variant={variant}
      data-readonly={rest.readOnly || undefined}
      onPointerDown={focusInput}
    >
      {icon && <Icon as={icon} />}
      {prefix !== undefined && <span className="o2r-input-affix">{prefix}</span>}
      <input type="text" autoComplete="off" {...native} {...wired} />
      {suffix !== undefined && <span className="o2r-input-affix">{suffix}</span>}
      {action}
    </span>
  );
}
