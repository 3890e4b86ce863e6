import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode, Failure } from "@o2r/api/contract";
import { fromDatabase, type ConstraintMessages } from "../../db/database-error.ts";
import { AppError } from "../../app-error.ts";
import { bareHeaders } from "./bare-answers.ts";
import { discardBody, isBeyondHearing } from "../body/discard-body.ts";

/** Refusals of fastify and its plugins, by their code. */
const fromFramework: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ["body.too-large", "The request is too large"],
  FST_REQ_FILE_TOO_LARGE: ["body.too-large", "The file is too large"],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["body.type-refused", "This Content-Type is not taken here"],
  FST_PARTS_LIMIT: ["file.refused", "Only one file is taken"],
  FST_FILES_LIMIT: ["file.refused", "Only one file is taken"],
  FST_FIELDS_LIMIT: ["file.refused", "Only a file is taken"],
};

const frameworkError = (error: FastifyError): AppError | undefined => {
  const known = fromFramework[error.code];
  if (known !== undefined) return new AppError(...known);
  const refusal = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return refusal ? new AppError("request.malformed", "The request cannot be read") : undefined;
};

/** The system has no room left, for a file of ours or (SQLSTATE 53100) for the database. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT", "53100"].includes(String(error.code));

/** The one place where an error becomes an answer. What we do not know is our own fault, and tells nothing of itself. */
export const toAppError = (error: unknown, messages: ConstraintMessages): AppError => {
  if (error instanceof AppError) return error;
  if (isFull(error))
    return new AppError("server.unavailable", "The service has run out of space: please tell your administrator", {
      retryAfter: 60,
    });
  const known =
    fromDatabase(error, messages) ??
    (error instanceof Error && "statusCode" in error ? frameworkError(error as FastifyError) : undefined);
  return (
    known ??
    new AppError(
      "server.failed",
      "Something went wrong on our side. Please try again, and name the request id if it stays.",
    )
  );
};

const send = (reply: FastifyReply, error: AppError, requestId: string): FastifyReply => {
  const { errors = [], current, retryAfter } = error.details;
  const failure: Failure = {
    errorMessage: error.message,
    code: error.code,
    errors,
    ...(current !== undefined && { current }),
    requestId,
  };
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  if (error.status === 401) reply.header("www-authenticate", "Bearer");
  return reply
    .code(error.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(failure);
};

/** Answers an address that cannot be read at all, before any route is looked for. */
export const answerBadAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  send(reply.headers({ ...bareHeaders, "x-request-id": request.id }), toAppError(error, {}), request.id);
};

/** Answers every error of a server, and what no route answers. `missing` may answer the latter itself. */
export const answerErrors = (
  app: FastifyInstance,
  messages: ConstraintMessages,
  missing: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined,
): void => {
  app.setErrorHandler(async (error, request, reply) => {
    const known = toAppError(error, messages);
    request.errorCode = known.code;
    if (known.status >= 500) request.log.error({ err: error }, "Request failed");
    if (known.code === "body.too-large") {
      const limit = request.routeOptions.bodyLimit;
      const heard = discardBody(request.raw, limit);
      // The end of what announces far too much is not waited for.
      if (!isBeyondHearing(request.headers["content-length"], limit)) await heard;
    }
    return send(reply, known, request.id);
  });
  app.setNotFoundHandler((request, reply) => {
    const page = missing(request, reply);
    if (page !== undefined) return page;
    request.errorCode = "route.not-found";
    return send(reply, new AppError("route.not-found", "There is nothing at this address"), request.id);
  });
};

declare module "fastify" {
  interface FastifyRequest {
    errorCode: ErrorCode | null;
  }
}
