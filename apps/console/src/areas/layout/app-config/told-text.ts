import { appConfigForm } from "@o2r/api/contract/layout";
import type { Field } from "@o2r/forms";

const fields = new Map<string, Field>(Object.entries(appConfigForm.fields));

/** A value of a version in words; pages stand there by their names already. */
export const toldText = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === "") return "–";
  const declared = fields.get(field);
  const options = declared?.kind === "select" && !("source" in declared.options) ? declared.options : [];
  const label = options.find((option) => option.value === value)?.label ?? String(value);
  const unit = declared?.unit;
  return unit === undefined ? label : `${label} ${unit}`;
};
