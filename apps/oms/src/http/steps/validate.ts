import { ValidationError, type Schema } from "yup";
import type { Registry } from "@o2r/forms";
import { validateSubmission } from "@o2r/forms/server";
import type { AnyEndpoint, FieldError, FormBody } from "@o2r/api/contract";
import { AppError, invalid } from "../app-error.ts";
import { shapeOf, undeclared, type Shape } from "@o2r/api/contract/core";

/** What came in, checked. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** One part of a request after its check. */
interface Checked {
  readonly value: unknown;
  readonly errors: readonly FieldError[];
}

const fieldErrors = (error: ValidationError): readonly FieldError[] => {
  const leaves = error.inner.length > 0 ? error.inner : [error];
  // Keys that are not declared are named one by one by `undeclared`, whether the schema minds them or not.
  const minded = leaves.filter(({ type }) => type !== "exact" && type !== "noUnknown");
  return minded.map(({ path, message }) => ({ field: (path ?? "").replace(/\[(\d+)\]/g, ".$1"), message }));
};

const check = async (schema: Schema, value: unknown, strict: boolean): Promise<Checked> => {
  try {
    return { value: await schema.validate(value, { strict, abortEarly: false }), errors: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { value, errors: fieldErrors(error) };
  }
};

const unknownFields = (paths: readonly string[]): readonly FieldError[] =>
  paths.map((field) => ({ field, message: "This field is not known here" }));

/**
 * Texts that PostgreSQL cannot store, or that are no text at all (half a surrogate pair), wherever they stand.
 * Walked without recursion: a body may be nested deeper than the stack.
 */
const holdsBrokenText = (value: unknown): boolean => {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === "string" && (next.includes("\0") || !next.isWellFormed())) return true;
    if (typeof next === "object" && next !== null) waiting.push(...Object.keys(next), ...Object.values(next));
  }
  return false;
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

/** A check of the part of a request that a yup schema describes; without a schema nothing may be there. */
const bySchema = (schema: Schema | undefined, strict: boolean) => {
  const shape: Shape = schema === undefined ? { kind: "object", fields: new Map() } : shapeOf(schema);
  return async (value: unknown): Promise<Checked> => {
    const strangers = unknownFields(undeclared(shape, value));
    if (schema === undefined) return { value: undefined, errors: strangers };
    const checked = await check(schema, value, strict);
    return { value: checked.value, errors: [...strangers, ...checked.errors] };
  };
};

/** The check of a form body, with the very rules that the browser used; it refuses unknown keys itself. */
const byForm =
  ({ form, facts }: FormBody<unknown>, registry: Registry) =>
  async (value: unknown): Promise<Checked> => {
    const result = await validateSubmission(form, value, { registry, ...(facts && { facts }) });
    const errors = result.errors.map(({ field, message }) => ({ field, message }));
    return { value: result.values, errors };
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
    if (holdsBrokenText([request.params, request.query, request.body])) {
      throw new AppError("request.malformed", "The request holds characters that are no text");
    }
    const params = await checkParams(request.params);
    if (params.errors.length > 0) throw new AppError("row.not-found", "Not found");
    const query = await checkQuery(request.query);
    const errors = [...repeated(request.query), ...query.errors];
    if (errors.length > 0)
      throw new AppError("request.malformed", `${errors[0]?.field}: ${errors[0]?.message}`, { errors });
    const content = await checkBody(request.body);
    if (content.errors.length > 0) throw invalid(content.errors);
    return { params: params.value, query: query.value, body: content.value };
  };
};
