import type { AnyEndpoint } from "../contract/core/endpoint.ts";
import { localError, type ApiError, type Result } from "./api-error.ts";
import type { CallInput } from "./call-input.ts";
import type { CallOptions } from "./client.types.ts";
import { createIntents } from "./intents.ts";
import { isUpload } from "./request-of.ts";

type Make = (endpoint: AnyEndpoint, input: CallInput<AnyEndpoint>, options: CallOptions) => Promise<Result<unknown>>;

/** Whether a refusal tells that the change was not made. Otherwise it may have been, or may still be under way. */
const isFinal = ({ status, code }: ApiError): boolean =>
  status >= 400 && status < 500 && code !== "idempotency.in-flight" && code !== "client.malformed";

/**
 * Sees to it that no change acts twice: a second one to the same method and address is ignored while the first is under
 * way, each carries a key for its intent, the same one again while nobody knows whether it was done, and uploads go one
 * after another, since they share an address and none of several chosen files may be ignored.
 */
export const createOnce = (make: Make, beforeUpload: () => Promise<void>) => {
  const intents = createIntents();
  const underWay = new Set<string>();
  const numbers = new WeakMap<Blob, number>();
  let lastNumber = 0;
  let lastUpload: Promise<unknown> = Promise.resolve();

  const numberOf = (file: Blob): number => {
    const number = numbers.get(file) ?? (lastNumber += 1);
    numbers.set(file, number);
    return number;
  };

  const withKey = async (
    endpoint: AnyEndpoint,
    input: CallInput<AnyEndpoint>,
    address: string,
    options: CallOptions,
  ): Promise<Result<unknown>> => {
    if (endpoint.write === undefined || options.idempotencyKey !== undefined) return make(endpoint, input, options);
    // Two files of one name are two files; the same one sent again is the same intent.
    const said: unknown = input.body;
    const told = said instanceof Blob ? numberOf(said) : said;
    const change = JSON.stringify([endpoint.method, address, options.version, told]);
    const idempotencyKey = intents.keyFor(change);
    const result = await make(endpoint, input, { ...options, idempotencyKey });
    intents.settle(change, idempotencyKey, result.error === undefined || isFinal(result.error));
    return result;
  };

  const guardOf = ({ method }: AnyEndpoint, address: string): string => `${method} ${address}`;

  const makeOnce = async (
    endpoint: AnyEndpoint,
    input: CallInput<AnyEndpoint>,
    address: string,
    options: CallOptions,
  ): Promise<Result<unknown>> => {
    if (isUpload(endpoint)) {
      const turn = lastUpload.then(async () => {
        await beforeUpload();
        return withKey(endpoint, input, address, options);
      });
      lastUpload = turn;
      return turn;
    }
    const guard = guardOf(endpoint, address);
    if (underWay.has(guard)) return { error: localError("client.duplicate") };
    underWay.add(guard);
    return withKey(endpoint, input, address, options).finally(() => underWay.delete(guard));
  };

  return {
    makeOnce,
    isUnderWay: (endpoint: AnyEndpoint, address: string): boolean => underWay.has(guardOf(endpoint, address)),
  };
};
