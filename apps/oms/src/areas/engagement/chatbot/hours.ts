import { weekdays, type HelpHours, type helpHoursEndpoints } from "@o2r/api/contract/engagement";
import { invalid, notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { lockRow, readRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";

const entity = "help-hours";

const readHours = async (db: Db): Promise<HelpHours> => {
  const found = await db
    .selectFrom("help_hours")
    .select(["id", "version", "updated_at as updatedAt", "hours"])
    .select(["first_minutes as firstMinutes", "solve_minutes as solveMinutes"])
    .executeTakeFirst();
  if (found === undefined) throw notFound("Hours of help");
  return { ...found, hours: found.hours.map(({ day, from, to }) => ({ day: String(day), from, to })) };
};

const inWords = ({
  firstMinutes,
  solveMinutes,
  hours,
}: Pick<HelpHours, "firstMinutes" | "solveMinutes" | "hours">) => ({
  firstMinutes,
  solveMinutes,
  hours: hours
    .map(({ day, from, to }) => `${weekdays.find(({ value }) => value === day)?.label ?? day} ${from}–${to}`)
    .join(", "),
});

/** When somebody answers retailers: what the clock of each new ticket goes by. */
export const helpHoursHandlers: Handlers<typeof helpHoursEndpoints> = {
  get: ({ db }) => readHours(db),
  update: async ({ db, params: { id }, version, body, actor, now, audit }) => {
    const held = await lockRow(db, "help_hours", id);
    if (held === undefined) throw notFound("Hours of help");
    const before = await readHours(db);
    if (held.version !== version)
      throw stale({ row: before, changes: await readHistory(db, { entity, id, sinceVersion: version }) });
    // Times are written so that their order is that of the day.
    const wrong = body.hours.findIndex(({ from, to }) => from >= to);
    if (wrong !== -1) throw invalid([{ field: `hours.${wrong}.to`, message: "This is not after it begins" }]);
    const hours = body.hours.map(({ day, from, to }) => ({ day: Number(day), from, to }));
    await updateRow(db, "help_hours", held, {
      hours: JSON.stringify(hours),
      first_minutes: body.firstMinutes,
      solve_minutes: body.solveMinutes,
      updated_at: now,
      updated_by: actor.id,
    });
    const after = await readHours(db);
    audit({ entity, id, version: after.version, before: inWords(before), after: inWords(after) });
    return after;
  },
  history: async ({ db, params: { id } }) => {
    if (!(await readRow(db, "help_hours", id))) throw notFound("Hours of help");
    return readHistory(db, { entity, id });
  },
};
