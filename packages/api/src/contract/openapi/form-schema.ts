import type { FormDefinition } from "@o2r/forms";
import { jsonSchemaOf } from "@o2r/forms/schema";
import type { JsonSchema } from "./json-schema.ts";

/**
 * What a form's submission holds. Rules that JSON Schema has no words for stand in its description; the service refuses
 * by them, and by all others, with 422.
 */
export const formToJsonSchema = (form: FormDefinition): JsonSchema => {
  // The document says once which dialect it speaks.
  const { $schema: _, ...schema } = jsonSchemaOf(form);
  return schema;
};
