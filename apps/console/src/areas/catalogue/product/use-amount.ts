import { useFieldValue, type FormHandle } from "@o2r/forms/react";

/** A number field's value, as far as what is typed is one. */
export const useAmount = (form: FormHandle, name: string): number | null => {
  useFieldValue(form, name);
  const value = form.engine.value(name);
  return typeof value === "number" ? value : null;
};
