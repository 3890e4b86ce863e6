import { importEndpoints, type ImportJob, type ImportThing } from "@o2r/api/contract/insight";
import type { Client } from "../../test/client.ts";

/** Sends a file as a person's browser does; the answer as it comes. */
export const sendFile = (
  as: Client,
  content: string | Uint8Array<ArrayBuffer>,
  name = "products.csv",
  thing: ImportThing = "product",
): Promise<Response> => {
  const body = new FormData();
  body.append("file", new Blob([content]), name);
  return as.raw(`/oms/import/${thing}/file`, {
    method: "POST",
    body,
    headers: { "idempotency-key": crypto.randomUUID() },
  });
};

/** Begins an import, of products unless told; it must be taken. */
export const startImport = async (
  as: Client,
  content: string | Uint8Array<ArrayBuffer>,
  thing: ImportThing = "product",
): Promise<ImportJob> => {
  const answer = await sendFile(as, content, `${thing}s.csv`, thing);
  const said: { payload?: ImportJob; errorMessage?: string } = await answer.json();
  if (said.payload === undefined) throw new Error(`The file was refused: ${said.errorMessage}`);
  return said.payload;
};

/** How an import stands. */
export const jobNow = async (as: Client, { id }: Pick<ImportJob, "id">): Promise<ImportJob> =>
  (await as.call(importEndpoints.get, { params: { id } })).payload;

/** Waits until an import has come to a state. */
export const reach = async (as: Client, job: Pick<ImportJob, "id">, state: ImportJob["state"]): Promise<ImportJob> => {
  for (let tries = 0; tries < 400; tries++) {
    const now = await jobNow(as, job);
    if (now.state === state) return now;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The import did not come to ${state}`);
};

/** Says which column fills which field, and waits for the check. */
export const checkImport = async (
  as: Client,
  { id }: Pick<ImportJob, "id">,
  columns: ImportJob["columns"],
): Promise<ImportJob> => {
  const { errorMessage } = await as.call(importEndpoints.match, { params: { id }, body: { columns } });
  if (errorMessage !== undefined) throw new Error(errorMessage);
  return reach(as, { id }, "CHECKED");
};

/** Imports what is ready, and waits for the end. */
export const applyImport = async (as: Client, { id }: Pick<ImportJob, "id">): Promise<ImportJob> => {
  const { errorMessage } = await as.call(importEndpoints.apply, { params: { id } });
  if (errorMessage !== undefined) throw new Error(errorMessage);
  return reach(as, { id }, "DONE");
};
