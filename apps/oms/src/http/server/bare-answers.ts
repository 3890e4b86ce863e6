import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Failure } from "@o2r/api/contract";
import { AppError } from "../../app-error.ts";

/** Headers of an answer that is given before the usual ones are set. */
export const bareHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "content-type": "application/json; charset=utf-8",
  "x-content-type-options": "nosniff",
} as const;

/** How long a sender may take to read why it was refused, in milliseconds. */
const patience = 1_000;

const refusals: Readonly<Record<string, () => AppError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: () => new AppError("request.too-slow", "The request took too long to arrive"),
  HPE_HEADER_OVERFLOW: () => new AppError("headers.too-large", "The address and the headers are too long"),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => new AppError("body.too-large", "The request is too large"),
};

/** Answers what is no HTTP, arrives too slowly or is too long to be a request, in the wire's form; the connection ends. */
export const answerBrokenRequest = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === "ECONNRESET") return void socket.destroy();
  // The rest of what has been answered already.
  if (socket.destroyed || socket.writableEnded) return;
  const { status, code, message } =
    refusals[error.code ?? ""]?.() ?? new AppError("request.malformed", "The request cannot be read");
  const failure: Failure = { errorMessage: message, code, errors: [] };
  const body = JSON.stringify(failure);
  const headers = { ...bareHeaders, "content-length": Buffer.byteLength(body), connection: "close" };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`);
  // Cut at once, the connection would take the answer with it, if more was sent than was read.
  setTimeout(() => socket.destroy(), patience).unref();
};

/** A request that expects what we do not know is a request like any other; Node would answer it 417 with nothing in it. */
export const ignoreExpectations = ({ server }: FastifyInstance): void => {
  server.on("checkExpectation", (request, response) => void server.emit("request", request, response));
};
