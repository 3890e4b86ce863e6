import { sql, type RawBuilder, type SqlBool } from "kysely";
import { holds } from "@o2r/api/contract";
import { documentReaders } from "@o2r/api/contract/document";
import type { Reaching } from "../../http/actor.ts";
import { showsDocument as byCatalogue } from "../catalogue/shows-document.ts";
import { showsDocument as byLayout } from "../layout/shows-document.ts";
import { showsDocument as byEngagement } from "../engagement/shows-document.ts";
import { showsDocument as byLogistics } from "../logistics/shows-document.ts";
import { showsDocument as byParties } from "../parties/shows-document.ts";
import { showsDocument as byStock } from "../stock/shows-document.ts";

type Shower = keyof typeof documentReaders;

/**
 * Whether a thing of that kind, within reach, shows the row of `document`: the sum of what areas say. One that the contract
 * names and none of them does, does not compile.
 */
const showsWithin = (reader: Reaching): Readonly<Record<Shower, RawBuilder<SqlBool>>> => ({
  ...byCatalogue(),
  ...byLayout(),
  ...byStock(reader),
  ...byLogistics(reader),
  ...byParties(reader),
  ...byEngagement(reader),
});

/** Whether the row of `document` is shown by a thing that this person may read. */
export const shownTo = (reader: Reaching): RawBuilder<SqlBool> => {
  const shows = showsWithin(reader);
  const readable = (Object.keys(shows) as Shower[]) // the keys of the object above
    .filter((shower) => holds(reader, documentReaders[shower]))
    .map((shower) => shows[shower]);
  return readable.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(readable, sql` or `)})`;
};
