import { unauthorizedText, uploadUnauthorizedText, type Client } from "@o2r/api/client";
import { documentEndpoints, imageUrl } from "@o2r/api/contract/document";
import { userEndpoints } from "@o2r/api/contract/session";
import type { DocumentServices, KeptDocument } from "@o2r/forms/fields";

type Upload = DocumentServices["upload"];
type Tools = Parameters<Upload>[1];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const readAnswer = (text: string): Record<string, unknown> => {
  try {
    const answer: unknown = JSON.parse(text);
    return isRecord(answer) ? answer : {};
  } catch {
    return {};
  }
};

const keptOf = ({ payload }: Record<string, unknown>, name: string): KeptDocument | undefined =>
  isRecord(payload) && typeof payload["id"] === "string" && typeof payload["url"] === "string"
    ? { id: payload["id"], url: payload["url"], name }
    : undefined;

interface Sent {
  readonly status: number;
  readonly answer: Record<string, unknown>;
}

/** Sends a file by XMLHttpRequest, the only way to see how far an upload has come. */
const send = (client: Client, file: File, { onProgress, signal }: Tools): Promise<Sent> => {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.set("file", file);
  request.open("POST", client.baseUrl() + documentEndpoints.upload.path);
  request.setRequestHeader("authorization", `Bearer ${client.store.access() ?? ""}`);
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
  request.addEventListener("load", () => resolve({ status: request.status, answer: readAnswer(request.responseText) }));
  request.addEventListener("error", () => reject(new Error("The connection was lost. Try again.")));
  request.addEventListener("abort", () => reject(new Error("The upload was stopped.")));
  signal.addEventListener("abort", () => request.abort(), { once: true });
  request.send(body);
  return promise;
};

/**
 * Uploads of real files with their progress, and where documents are seen. A session that has run out is renewed once,
 * by a call that may renew it; the specification's words are said when that does not help.
 */
export const documentServices = (client: Client): DocumentServices => ({
  urlOf: (id) => imageUrl(id),
  upload: async (file, tools) => {
    let sent = await send(client, file, tools);
    if (sent.status === 401) {
      const { error } = await client.call(userEndpoints.current, {}, { quiet: true });
      if (error !== undefined) throw new Error(error.status === 401 ? unauthorizedText : error.message);
      sent = await send(client, file, tools);
    }
    const kept = sent.status < 300 ? keptOf(sent.answer, file.name) : undefined;
    if (kept !== undefined) return kept;
    if (sent.status === 401) throw new Error(uploadUnauthorizedText);
    const said = sent.answer["errorMessage"];
    throw new Error(typeof said === "string" ? said : "The file could not be uploaded. Try again.");
  },
});
