import pg from "pg";
import type { FieldError } from "@o2r/api/contract";
import { AppError, conflict } from "../app-error.ts";

/** What to say when a constraint of the database refuses a row, by the constraint's name. */
export type ConstraintMessages = Readonly<Record<string, FieldError>>;

/** The SQLSTATE of a failed query, or undefined for any other error. */
export const databaseCode = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

const uniqueViolation = "23505";
const exclusionViolation = "23P01";
const checkViolation = "23514";
const foreignKeyViolation = "23503";

/** Whether a row was not deleted because another refers to it. */
export const isStillReferredTo = (error: unknown): boolean => databaseCode(error) === foreignKeyViolation;

const unavailable = new Set([
  "55P03", // a lock was not given in time
  "57014", // the statement took too long
  "57P01", // the server is being stopped
  "57P02",
  "57P03", // the server is starting
  "53300", // it has no connection left
  "40001",
  "40P01",
  "08006",
  "08001",
  "08P01", // a pooler has lost the server, or has waited too long for one
  "25006", // a standby, which is about to take over or has lost its place
]);

/** Words of the driver for a connection that it could not get or that broke; they carry no code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;
const lostSocket = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND"]);

const isLost = (error: Error): boolean =>
  lostConnection.test(error.message) ||
  ("syscall" in error && "code" in error && lostSocket.has(String(error.code)) && error.syscall !== "open");

const fromConstraint = (error: pg.DatabaseError, messages: ConstraintMessages): AppError | undefined => {
  const declared = messages[error.constraint ?? ""];
  switch (error.code) {
    case uniqueViolation:
    case exclusionViolation:
      return declared ? conflict(declared.message, [declared]) : conflict("This already exists");
    case foreignKeyViolation:
      return declared
        ? conflict(declared.message, [declared])
        : conflict("This refers to something that is not there, or is in use");
    case checkViolation:
      // An undeclared check is the last guard against a fault of ours, and is reported as one.
      return declared && new AppError("form.invalid", declared.message, { errors: [declared] });
    default:
      return undefined;
  }
};

/** What the caller is told of a failed query, or undefined when it is the service's own fault. */
export const fromDatabase = (error: unknown, messages: ConstraintMessages): AppError | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = databaseCode(error);
  if (error instanceof pg.DatabaseError && code !== undefined) {
    if (unavailable.has(code))
      return new AppError("server.unavailable", "The service is busy: please try again", { retryAfter: 2 });
    return fromConstraint(error, messages);
  }
  return isLost(error)
    ? new AppError("server.unavailable", "The service is not available at the moment: please try again", {
        retryAfter: 5,
      })
    : undefined;
};
