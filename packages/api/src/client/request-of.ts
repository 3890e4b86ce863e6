import type { AnyEndpoint } from "../contract/core/endpoint.ts";
import { undoesHeader } from "../contract/core/undo.ts";
import { addressOf } from "./address.ts";
import type { CallInput } from "./call-input.ts";
import type { ClientOptions } from "./client.types.ts";
import type { Request } from "./transport.ts";

const defaultTimeout = 30_000;
const uploadTimeout = 300_000;

/** What a request carries beside the parts that its endpoint declares. */
export interface Carried {
  readonly accept?: string;
  readonly signal?: AbortSignal | undefined;
  readonly version?: number | undefined;
  readonly undoes?: boolean | undefined;
  readonly etag?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly timeout?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Whether a call sends a file. */
export const isUpload = ({ body }: AnyEndpoint): boolean =>
  body !== undefined && "kind" in body && body.kind === "multipart";

const bodyOf = ({ body: rule }: AnyEndpoint, body: unknown): { body?: string | FormData; type?: string } => {
  if (body === undefined) return {};
  if (rule !== undefined && "kind" in rule && rule.kind === "multipart" && body instanceof Blob) {
    const form = new FormData();
    form.set(rule.file, body);
    return { body: form };
  }
  return { body: JSON.stringify(body), type: "application/json" };
};

const present = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined));

/** The request of a call as it goes out now: with the access token and the base address of this moment. */
export const requestOf = (
  { baseUrl, hostUrl, store }: Pick<ClientOptions, "baseUrl" | "hostUrl" | "store">,
  endpoint: AnyEndpoint,
  input: CallInput<AnyEndpoint>,
  { accept = "application/json", signal, version, undoes, etag, idempotencyKey, timeout, headers }: Carried,
): Request => {
  const { body, type } = bodyOf(endpoint, input.body);
  const access = store.access();
  const base = endpoint.path.startsWith("/api/") ? hostUrl : baseUrl;
  return {
    url: (base?.() ?? "") + addressOf(endpoint, input),
    method: endpoint.method,
    signal,
    timeout: timeout ?? (isUpload(endpoint) ? uploadTimeout : defaultTimeout),
    ...(body !== undefined && { body }),
    headers: present({
      accept,
      "content-type": type,
      authorization: access && `Bearer ${access}`,
      "idempotency-key": idempotencyKey,
      "if-match": version === undefined ? undefined : `"${version}"`,
      [undoesHeader]: undoes === true ? "1" : undefined,
      "if-none-match": etag,
      ...headers,
    }),
  };
};
