import { sql } from "kysely";
import {
  undertakingForm,
  undertakingList,
  type Undertaking,
  type undertakingEndpoints,
  type UndertakingValues,
} from "@o2r/api/contract/settings";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

const selectUndertakings = (db: Db) =>
  db
    .selectFrom("undertaking")
    .select(["id", "version", "active", "gstin", "arn"])
    .select(["updated_at as updatedAt", "valid_from as validFrom", "valid_till as validTill"]);

const listUndertakings = readList(undertakingList, {
  select: selectUndertakings,
  id: sql<string>`undertaking.id`,
  sorts: {
    gstin: sql`undertaking.gstin`,
    validFrom: sql`undertaking.valid_from`,
    validTill: sql`undertaking.valid_till`,
    active: sql`undertaking.active`,
    updatedAt: sql`undertaking.updated_at`,
  },
  filters: {
    valid: sql`undertaking.active and ${today} between undertaking.valid_from and undertaking.valid_till`,
    active: sql`undertaking.active`,
  },
  search: { gstin: sql`undertaking.gstin`, arn: sql`undertaking.arn` },
});

const columns = ({ gstin, arn, validFrom, validTill }: UndertakingValues) => ({
  gstin,
  arn,
  valid_from: validFrom,
  valid_till: validTill,
});

/** Letters of undertaking, under which supplies to special economic zones are charged no tax. */
export const undertakingHandlers: Handlers<typeof undertakingEndpoints> = thingHandlers({
  entity: "undertaking",
  noun: "Undertaking",
  table: "undertaking",
  form: undertakingForm,
  list: listUndertakings,
  find: (db, id): Promise<Undertaking | undefined> =>
    selectUndertakings(db).where("undertaking.id", "=", id).executeTakeFirst(),
  insert: (db, made, values: UndertakingValues) => insertRow(db, "undertaking", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "undertaking", before, { ...columns(values), ...changed }),
  audited: ({ gstin, arn, validFrom, validTill }) => ({ gstin, arn, validFrom, validTill }),
});
