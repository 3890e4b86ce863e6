import { createHash } from "node:crypto";
import { orderedJson, type PageBody } from "@o2r/api/contract/layout";
import { sql } from "kysely";
import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";

interface Publishing {
  readonly pageId: string;
  readonly body: PageBody;
  readonly live: number | null;
  readonly note: string | undefined;
  readonly restoredFrom: number | null;
  readonly now: Date;
  readonly by: string;
}

const picturesOf = ({ rails }: PageBody): readonly string[] =>
  [...new Set(rails.flatMap(({ contents }) => contents.flatMap((one) => [one.mobileImage, one.webImage])))].filter(
    (id) => id !== null,
  );

/** Adds the next version of a page and keeps its pictures. The page is held, so that each number is given once. */
export const addVersion = async (db: Db, publishing: Publishing): Promise<number> => {
  const { pageId, body, live, note, restoredFrom, now, by } = publishing;
  const text = JSON.stringify(body);
  const sha256 = createHash("sha256").update(orderedJson(body)).digest("hex");
  const versions = await db
    .selectFrom("page_version")
    .select(["n", "sha256"])
    .where("page_id", "=", pageId)
    .orderBy("n", "desc")
    .execute();
  if (versions.some((one) => one.n === live && one.sha256 === sha256))
    throw conflict(`Nothing of the page has changed since version ${live}, which is live`);
  const n = (versions[0]?.n ?? 0) + 1;
  await db
    .insertInto("page_version")
    .values({
      page_id: pageId,
      n,
      body: text,
      sha256,
      note: note === undefined || note === "" ? null : note,
      restored_from: restoredFrom,
      published_at: now,
      published_by: by,
    })
    .execute();
  const pictures = picturesOf(body);
  if (pictures.length > 0)
    await sql`
      insert into page_version_document (page_id, n, document_id)
      select ${pageId}, ${n}, id from document where id = any(${pictures}::uuid[])
    `.execute(db);
  return n;
};
