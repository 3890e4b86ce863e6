import type { FieldError } from "@o2r/api/contract";

/** What to say of a document that was removed while the row that names it was saved. */
export const documentGone = (field: string): FieldError => ({
  field,
  message: "This file does not exist any more. Please upload it again",
});
