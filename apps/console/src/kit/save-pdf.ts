import type { CallInput, Client } from "@o2r/api/client";
import type { AnyEndpoint } from "@o2r/api/contract";
import { failureText } from "./list/list-instead.tsx";
import { saveFile } from "./save-file.ts";

export interface PdfGiven<E extends AnyEndpoint> {
  /** The paper's raw endpoint. */
  readonly endpoint: E;
  readonly input: Omit<CallInput<E>, "body">;
  /** What the file is called where the service does not say. */
  readonly name: string;
}

/** Fetches a paper as PDF and hands it to the browser. Returns what went wrong, in words, where something did. */
export const savePdf = async <E extends AnyEndpoint>(
  client: Client,
  { endpoint, input, name }: PdfGiven<E>,
  signal?: AbortSignal,
): Promise<string | undefined> => {
  const { response, error } = await client.open(endpoint, input, { quiet: true, ...(signal && { signal }) });
  const file = await response?.blob().catch(() => undefined);
  if (signal?.aborted) return undefined;
  const named = /filename="([^"]+)"/.exec(response?.headers.get("content-disposition") ?? "")?.[1];
  if (file === undefined) return error === undefined ? "The PDF broke off on its way" : failureText(error);
  saveFile(file, named ?? `${name}.pdf`);
  return undefined;
};
