import type { Field, FormDefinition } from "@o2r/forms";

/** The field at an address, and what it is called: one of the form, or a cell of a row (`lines.<row>.qty`). */
export const fieldAt = (
  { fields }: FormDefinition,
  address: string,
): { readonly field: Field; readonly label: string } | undefined => {
  const [name = "", , column] = address.split(".");
  const field = fields[name];
  if (field === undefined || column === undefined) return field && { field, label: field.label };
  const cell = field.kind === "list" ? field.fields[column] : undefined;
  return cell && { field: cell, label: `${field.label}: ${cell.label}` };
};
