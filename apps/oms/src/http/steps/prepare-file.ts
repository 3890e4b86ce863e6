import type { ServerResponse } from "node:http";
import type { AnyEndpoint } from "@o2r/api/contract";
import { AppError } from "../../app-error.ts";
import type { FileHandler, Handler, Services, UploadedFile } from "../context.ts";
import { actorOf, type Checked } from "./make-context.ts";
import { untilLeft } from "./until-left.ts";

/** How long a file may be waited for and worked on before its transaction, in milliseconds. */
const patience = 60_000;

const tooLong = () =>
  new AppError("server.unavailable", "The file could not be worked on in time: please try again", { retryAfter: 10 });

/** A file, and the response that its sender waits for. */
export interface Brought {
  readonly file: UploadedFile;
  readonly response: ServerResponse;
}

/**
 * Has a handler make its file ready, outside of any transaction: nothing holds a connection of the database while it waits or
 * computes. It is stopped when its sender has gone, or when it takes too long. Answers with what then writes it.
 */
export const prepareFile = async (
  prepare: FileHandler<AnyEndpoint>,
  checked: Checked,
  { file, response }: Brought,
  services: Services,
): Promise<Handler<AnyEndpoint>> => {
  const { call, params, query } = checked;
  const stop = new AbortController();
  const clock = setTimeout(() => stop.abort(tooLong()), patience);
  try {
    const signal = AbortSignal.any([untilLeft(response), stop.signal]);
    return await prepare({ actor: actorOf(call), params, query, now: call.now, file, signal, services });
  } finally {
    clearTimeout(clock);
  }
};
