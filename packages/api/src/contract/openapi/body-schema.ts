import type { AnyEndpoint } from "../core/endpoint.ts";
import { formToJsonSchema } from "./form-schema.ts";
import { toJsonSchema, type JsonSchema } from "./json-schema.ts";

/** What an endpoint takes as JSON; undefined where it takes no body, or a file. */
export const bodySchemaOf = ({ body }: AnyEndpoint): JsonSchema | undefined => {
  if (body === undefined) return undefined;
  if (!("kind" in body)) return toJsonSchema(body);
  return body.kind === "form" ? formToJsonSchema(body.form) : undefined;
};
