import { ValidationError, type Schema } from "yup";
import { validateSubmission } from "@o2r/forms/server";
import type { AnyEndpoint, FieldError, FormBody } from "@o2r/api/contract";
import { AppError, invalid } from "../app-error.ts";
import { shapeOf, undeclared, type Shape } from "../shape.ts";

/** The named checks, sources and derivations of forms, as the service supplies them. */
export type FormRegistry = NonNullable<NonNullable<Parameters<typeof validateSubmission>[2]>["registry"]>;

/** What came in, checked. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const fieldErrors = (error: ValidationError): readonly FieldError[] => {
  const leaves = error.inner.length > 0 ? error.inner : [error];
  return leaves.map(({ path, message }) => ({ field: (path ?? "").replace(/\[(\d+)\]/g, ".$1"), message }));
};

const check = async (schema: Schema, value: unknown, strict: boolean): Promise<{ value: unknown; errors: readonly FieldError[] }> => {
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

const isForm = (body: AnyEndpoint["body"]): body is FormBody<unknown> => body !== undefined && "kind" in body && body.kind === "form";
const isMultipart = (body: AnyEndpoint["body"]): boolean => body !== undefined && "kind" in body && body.kind === "multipart";

/** Checks the input of one endpoint; made once per endpoint. */
export type Validator = (request: Input) => Promise<Input>;

/** A check of the part of a request that a yup schema describes; without a schema nothing may be there. */
const bySchema = (schema: Schema | undefined, strict: boolean) => {
  const shape: Shape = schema === undefined ? { kind: "object", fields: new Map() } : shapeOf(schema);
  return async (value: unknown): Promise<{ value: unknown; errors: readonly FieldError[] }> => {
    const strangers = unknownFields(undeclared(shape, value));
    if (schema === undefined) return { value: undefined, errors: strangers };
    const checked = await check(schema, value, strict);
    return { value: checked.value, errors: [...strangers, ...checked.errors] };
  };
};

/** The check of a form body, with the very rules that the browser used. */
const byForm = ({ form, facts }: FormBody<unknown>, registry: FormRegistry) => {
  const shape: Shape = { kind: "object", fields: new Map(Object.keys(form.fields).map((name) => [name, { kind: "open" }])) };
  return async (value: unknown): Promise<{ value: unknown; errors: readonly FieldError[] }> => {
    const strangers = unknownFields(undeclared(shape, value));
    const result = await validateSubmission(form, value, { registry, ...(facts && { facts }) });
    const errors = result.ok ? [] : result.errors.map(({ field, message }) => ({ field, message }));
    return { value: result.ok ? result.values : undefined, errors: [...strangers, ...errors] };
  };
};

/**
 * Makes the check of an endpoint's input. Keys that are not declared are refused everywhere. A wrong body is 422 with
 * its fields, a wrong query 400, and an address that can name no row is 404.
 */
export const makeValidator = (endpoint: AnyEndpoint, registry: FormRegistry): Validator => {
  const { body } = endpoint;
  const checkParams = bySchema(endpoint.params, false);
  const checkQuery = bySchema(endpoint.query, false);
  const checkBody = isForm(body) ? byForm(body, registry) : bySchema(isMultipart(body) ? undefined : (body as Schema | undefined), true);

  return async (request) => {
    if (holdsBrokenText([request.params, request.query, request.body])) {
      throw new AppError("request.malformed", "The request holds characters that are no text");
    }
    const params = await checkParams(request.params);
    if (params.errors.length > 0) throw new AppError("row.not-found", "Not found");
    const query = await checkQuery(request.query);
    if (query.errors.length > 0) {
      throw new AppError("request.malformed", `${query.errors[0]?.field}: ${query.errors[0]?.message}`, { errors: query.errors });
    }
    const content = await checkBody(request.body);
    if (content.errors.length > 0) throw invalid(content.errors);
    return { params: params.value, query: query.value, body: content.value };
  };
};
