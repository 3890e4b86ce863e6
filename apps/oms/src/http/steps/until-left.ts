import type { ServerResponse } from "node:http";
import { AppError } from "../../app-error.ts";

const gone = () => new AppError("server.unavailable", "The sender has gone");

/** Aborted when whoever waits for a response has gone. */
export const untilLeft = (response: ServerResponse | undefined): AbortSignal => {
  const left = new AbortController();
  // The request's own `close` comes as soon as its body has been read.
  const leave = () => left.abort(gone());
  if (response?.closed) leave();
  response?.once("close", leave);
  return left.signal;
};
