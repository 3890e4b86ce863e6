import type { Schema } from "yup";
import type { Registry } from "@o2r/forms";
import { checkSupplies, validateSubmission } from "@o2r/forms/server";
import type { AnyEndpoint, FieldError, FormBody } from "@o2r/api/contract";
import { AppError, invalid } from "../../app-error.ts";
import { bySchema, told, type Checked } from "./by-schema.ts";

/** What came in, checked. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Texts that PostgreSQL cannot store, or that are no text at all (half a surrogate pair). */
const isBroken = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/** Whether a request holds such a text anywhere. Its values are few by now, and nested to a bounded depth. */
const holdsBroken = (value: unknown): boolean => {
  if (typeof value === "string") return isBroken(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) => isBroken(key) || holdsBroken(inner));
};

const isForm = (body: AnyEndpoint["body"]): body is FormBody<unknown> =>
  body !== undefined && "kind" in body && body.kind === "form";
const isMultipart = (body: AnyEndpoint["body"]): boolean =>
  body !== undefined && "kind" in body && body.kind === "multipart";

/** Checks the input of one endpoint; made once per endpoint. */
export type Validator = (request: Input) => Promise<Input>;

/** Keys given more than once. No schema takes a list in a query: yup would quietly read the first of them. */
const repeated = (value: unknown): readonly FieldError[] =>
  Object.entries(Object(value) as Record<string, unknown>) // any object will do
    .filter(([, each]) => Array.isArray(each))
    .map(([field]) => ({ field, message: "This is given more than once" }));

/**
 * The check of a form body, with the very rules that the browser used; it refuses unknown keys itself. A form that names
 * what the registry has not is found out here, when the service starts.
 */
const byForm = ({ form, facts }: FormBody<unknown>, registry: Registry) => {
  checkSupplies(form, registry);
  return async (value: unknown): Promise<Checked> => {
    // A row that stands is read by its handler, which judges by it what is new; see `thingHandlers`.
    const current = facts?.["mode"] === "edit" && ({ current: "unread" } as const);
    const result = await validateSubmission(form, value, { registry, ...(facts && { facts }), ...current });
    const errors = result.errors.map(({ field, message }) => ({ field, message }));
    return { value: result.values, errors };
  };
};

/**
 * Makes the check of an endpoint's input. Keys that are not declared are refused everywhere. A wrong body is 422 with
 * its fields, a wrong query 400, and an address that can name no row is 404.
 */
export const makeValidator = (endpoint: AnyEndpoint, registry: Registry): Validator => {
  const { body } = endpoint;
  const checkParams = bySchema(endpoint.params, false);
  const checkQuery = bySchema(endpoint.query, false);
  const checkBody = isForm(body)
    ? byForm(body, registry)
    : bySchema(isMultipart(body) ? undefined : (body as Schema | undefined), true);

  return async (request) => {
    if (holdsBroken([request.params, request.query, request.body]))
      throw new AppError("request.malformed", "The request holds characters that are no text");
    const params = checkParams(request.params);
    if (params.errors.length > 0) throw new AppError("row.not-found", "Not found");
    const twice = repeated(request.query);
    const query = twice.length > 0 ? { value: undefined, errors: twice } : checkQuery(request.query);
    const errors = told(query.errors);
    if (errors.length > 0)
      throw new AppError("request.malformed", `${errors[0]?.field}: ${errors[0]?.message}`, { errors });
    const content = await checkBody(request.body);
    if (content.errors.length > 0) throw invalid(told(content.errors));
    return { params: params.value, query: query.value, body: content.value };
  };
};
