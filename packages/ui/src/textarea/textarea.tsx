import { useControlAttributes } from "../form-field/field-context.ts";
import "./textarea.css";
import type { TextareaProps } from "./textarea.types.ts";

/** Several lines of text. */
export function Textarea({ rows = 3, ...rest }: TextareaProps) {
  const { required: _, style, ...native } = rest;
  // The height follows the content, down to the lines that were asked for; `rows` alone would be ignored.
  const height = { minBlockSize: rows * 20 + 12, ...style };
  return <textarea rows={rows} {...native} {...useControlAttributes(rest)} style={height} className="o2r-textarea" />;
}
