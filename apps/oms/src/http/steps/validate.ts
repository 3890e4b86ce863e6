import { ValidationError, type Schema } from "yup";
import type { Registry } from "@o2r/forms";
import { validateSubmission } from "@o2r/forms/server";
import type { AnyEndpoint, FieldError, FormBody } from "@o2r/api/contract";
import { AppError, invalid } from "../app-error.ts";
import { shapeOf, strip, undeclared, type Shape } from "@o2r/api/contract/core";

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
  return leaves.map(({ path, message, type }) => ({
    field: (path ?? "").replace(/\[(\d+)\]/g, ".$1"),
    // yup would repeat the whole value.
    message: type === "typeError" ? "This is of the wrong kind" : message,
  }));
};

const check = (schema: Schema, value: unknown, strict: boolean): Checked => {
  try {
    return { value: schema.validateSync(value, { strict, abortEarly: false }), errors: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { value, errors: fieldErrors(error) };
  }
};

const unknownFields = (paths: readonly string[]): readonly FieldError[] =>
  paths.map((field) => ({ field, message: "This field is not known here" }));

/** More than any form has; who sends a hundred thousand wrong keys is not told of each. */
const mostErrors = 100;
const longestName = 100;

/** What is told of errors: not every one of very many, and no name that is longer than a line. */
const told = (errors: readonly FieldError[]): readonly FieldError[] =>
  errors.slice(0, mostErrors).map(({ field, message }) => ({ field: field.slice(0, longestName), message }));

/** Deeper than anything that the contract describes. What comes after this check may walk a value by recursion. */
const deepest = 32;

/** Texts that PostgreSQL cannot store, or that are no text at all (half a surrogate pair). */
const isBroken = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/**
 * What no endpoint can mean, wherever it stands in a request. Walked level by level and without recursion: a body may be
 * nested deeper than the stack.
 */
const findNonsense = (value: unknown): string | undefined => {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return "The request is nested too deeply";
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each === "string" && isBroken(each)) return "The request holds characters that are no text";
      if (typeof each !== "object" || each === null) continue;
      if (Object.keys(each).some(isBroken)) return "The request holds characters that are no text";
      for (const inner of Object.values(each)) next.push(inner);
    }
    level = next;
  }
  return undefined;
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
  return (value: unknown): Checked => {
    const strangers = unknownFields(undeclared(shape, value));
    if (schema === undefined) return { value: undefined, errors: strangers };
    // Declared keys only: yup would take `constructor` for a field of its own.
    const checked = check(schema, strip(shape, value), strict);
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
    const nonsense = findNonsense([request.params, request.query, request.body]);
    if (nonsense !== undefined) throw new AppError("request.malformed", nonsense);
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
