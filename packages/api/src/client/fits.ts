import { done } from "../contract/core/schemas.ts";
import type { AnyEndpoint } from "../contract/core/endpoint.ts";

/** As much of a schema as is read here; yup itself stays out of this. */
interface Described {
  readonly type?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly innerType?: unknown;
  readonly spec?: { readonly nullable?: boolean; readonly optional?: boolean };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether lists are lists and objects are objects, at every depth: what a screen would otherwise break on. */
const holds = (schema: unknown, value: unknown): boolean => {
  const { type, fields = {}, innerType, spec } = Object(schema) as Described; // only read by name
  if (type !== "object" && type !== "array") return true;
  if (value === null) return spec?.nullable === true;
  if (value === undefined) return spec?.optional !== false;
  if (type === "array") return Array.isArray(value) && value.every((item) => holds(innerType, item));
  return isRecord(value) && Object.entries(fields).every(([key, field]) => holds(field, value[key]));
};

/**
 * Reads the payload of an ok answer's body. Undefined when the body is not what the endpoint answers, such as the page
 * of a proxy. Where an endpoint says nothing but `done`, any answer of the service will do, even an empty one.
 */
export const readPayload = (
  { reply }: Pick<AnyEndpoint, "reply">,
  body: unknown,
): { readonly payload: unknown } | undefined => {
  const payload = isRecord(body) ? body["payload"] : undefined;
  if (reply === done) return body === undefined || isRecord(body) ? { payload: payload ?? { done: true } } : undefined;
  return isRecord(body) && "payload" in body && holds(reply, payload) ? { payload } : undefined;
};
