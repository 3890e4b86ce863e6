import { useControlAttributes } from "../form-field/field-context.ts";
import "./textarea.css";
import type { TextareaProps } from "./textarea.types.ts";

/** Several lines of text. */
export function Textarea({ rows = 3, ...rest }: TextareaProps) {
  const { required: _, ...native } = rest;
  return <textarea rows={rows} {...native} {...useControlAttributes(rest)} className="o2r-textarea" />;
}
