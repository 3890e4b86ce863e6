import type { FormSpec } from "./form-spec.ts";

/** Fields each of which shows while the one before it is filled. All but the last are filled; the last is required. */
export const chainForm = (size: number): FormSpec => ({
  id: `chain-${size}`,
  fields: Array.from({ length: size }, (_, index) => ({
    name: `f${index}`,
    label: `Link ${index}`,
    kind: "text",
    maxLength: 200,
    initial: index === size - 1 ? "" : "abc",
    ...(index === size - 1 ? { required: true } : {}),
    ...(index === 0 ? {} : { visible: { field: `f${index - 1}`, filled: true } }),
  })),
  pairs: [],
  typed: `f${size / 2}`,
  toggle: { by: "text", field: "f0" },
});
