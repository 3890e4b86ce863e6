import type { Schema } from "yup";
import type { AnyEndpoint, EndpointMap, LimitName } from "../core/endpoint.ts";
import { errorStatus, type ErrorCode } from "../core/errors.ts";
import { permissions } from "../core/access/permissions.ts";
import { bodySchemaOf } from "./body-schema.ts";
import { toJsonSchema, type JsonSchema } from "./json-schema.ts";

export { boundsOf, type BodyBounds } from "./body-bounds.ts";
export { bodySchemaOf } from "./body-schema.ts";
export type { JsonSchema } from "./json-schema.ts";

const json = (schema: JsonSchema): JsonSchema => ({ content: { "application/json": { schema } } });

const envelope = (payload: JsonSchema): JsonSchema => ({
  type: "object",
  properties: { payload },
  required: ["payload"],
});

const failure: JsonSchema = {
  type: "object",
  properties: {
    errorMessage: { type: "string" },
    code: { type: "string", enum: Object.keys(errorStatus) },
    errors: {
      type: "array",
      items: {
        type: "object",
        properties: { field: { type: "string" }, message: { type: "string" } },
        required: ["field", "message"],
      },
    },
    current: {},
    requestId: { type: "string" },
  },
  required: ["errorMessage", "code", "errors"],
};

const isMultipart = ({ body }: AnyEndpoint): boolean =>
  body !== undefined && "kind" in body && body.kind === "multipart";

/** What a public call may be refused with, by the secret that it tries. */
const attemptCodes: Partial<Record<LimitName, ErrorCode>> = {
  login: "login.refused",
  otp: "otp.refused",
  refresh: "session.expired",
};

/** The refusals that an endpoint's own declaration makes possible. */
const codesOf = (endpoint: AnyEndpoint): ErrorCode[] => {
  const { allow, limit, write, params, body, refuses = [] } = endpoint;
  const attempt = limit === undefined || allow !== "public" ? undefined : attemptCodes[limit];
  return [
    "request.malformed",
    ...(allow === "public" ? [] : (["session.missing", "session.expired"] as const)),
    ...(attempt === undefined ? [] : [attempt]),
    ...(allow in permissions || allow === "link" ? (["access.denied"] as const) : []),
    ...(params === undefined ? [] : (["row.not-found"] as const)),
    ...(write === undefined ? [] : (["row.conflict", "idempotency.in-flight", "idempotency.mismatch"] as const)),
    ...(write?.idempotency === "required" ? (["idempotency.missing"] as const) : []),
    ...(write?.ifMatch ? (["row.stale", "version.missing"] as const) : []),
    ...(body === undefined ? [] : (["body.too-large"] as const)),
    ...(body === undefined || isMultipart(endpoint) ? [] : (["body.type-refused", "form.invalid"] as const)),
    ...(isMultipart(endpoint) ? (["body.type-refused", "file.refused"] as const) : []),
    ...(limit === undefined ? [] : (["limit.reached"] as const)),
    ...refuses,
    "server.failed",
    "server.unavailable",
  ];
};

const refusals = (endpoint: AnyEndpoint): JsonSchema =>
  Object.fromEntries(
    [...new Set(codesOf(endpoint).map((code) => errorStatus[code]))].map((status) => [
      String(status),
      {
        description: codesOf(endpoint)
          .filter((code) => errorStatus[code] === status)
          .join(", "),
        ...json({ $ref: "#/components/schemas/Failure" }),
      },
    ]),
  );

const requestBodyOf = (endpoint: AnyEndpoint): JsonSchema | undefined => {
  const { body } = endpoint;
  if (body === undefined || !("kind" in body) || body.kind !== "multipart") {
    const schema = bodySchemaOf(endpoint);
    return schema && json(schema);
  }
  const file = {
    type: "object",
    properties: { [body.file]: { type: "string", format: "binary" } },
    required: [body.file],
  };
  return { content: { "multipart/form-data": { schema: file } } };
};

const parametersOf = (schema: Schema | undefined, place: "path" | "query"): JsonSchema[] => {
  if (schema === undefined) return [];
  const { properties, required } = toJsonSchema(schema) as {
    properties: Record<string, JsonSchema>;
    required?: string[];
  }; // params and query are objects
  return Object.entries(properties).map(([name, held]) => ({
    name,
    in: place,
    required: place === "path" || (required?.includes(name) === true && held.default === undefined),
    schema: held,
  }));
};

const header = (name: string, needed: boolean, description: string): JsonSchema => ({
  name,
  in: "header",
  required: needed,
  description,
  schema: { type: "string" },
});

const headersOf = ({ write }: AnyEndpoint): JsonSchema[] =>
  write === undefined
    ? []
    : [
        header("Idempotency-Key", write.idempotency === "required", "One key for one intent: a repeat acts once."),
        ...(write.ifMatch ? [header("If-Match", true, "The version that the change starts from, quoted.")] : []),
      ];

const operation = (id: string, endpoint: AnyEndpoint): JsonSchema => {
  const requestBody = requestBodyOf(endpoint);
  const payload = endpoint.raw
    ? { description: "The bytes", content: { "application/octet-stream": { schema: {} } } }
    : { description: "Done", ...json(envelope(toJsonSchema(endpoint.reply))) };
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [id.split(".")[0]],
    "x-permission": endpoint.allow,
    "x-scope": endpoint.scope,
    ...(endpoint.write === undefined ? {} : { "x-audit": endpoint.write.audit }),
    security: endpoint.allow === "public" ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...headersOf(endpoint),
    ],
    ...(requestBody === undefined ? {} : { requestBody: { required: true, ...requestBody } }),
    responses: { "200": payload, ...refusals(endpoint) },
  };
};

/** The contract as an OpenAPI 3.1 document. */
export const openApi = (contract: Readonly<Record<string, EndpointMap>>, version: string): JsonSchema => {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [thing, endpoints] of Object.entries(contract)) {
    for (const [action, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(`${thing}.${action}`, endpoint) };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "O2R order-management service", version },
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
};
