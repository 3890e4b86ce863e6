import type { holidayEndpoints } from "@o2r/api/contract/logistics";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Context } from "../../../http/context.ts";

interface Kept {
  readonly day: string;
  readonly name: string;
  readonly every_year: boolean;
  readonly scope: string;
  readonly state: string | null;
  readonly hub_id: string | null;
}

const placeOf = ({ state, hub_id }: Kept): string => hub_id ?? state ?? "";

/** The same date of another year; none for the 29th of February of a year that has none. */
export const sameDate = (day: string, year: number): string | null => {
  const moved = `${year}${day.slice(4)}`;
  const real = new Date(`${moved}T00:00:00Z`);
  return Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== moved ? null : moved;
};

/**
 * What of last year comes again on the same date and is not there yet, and what else the year lacks by its name: its
 * date is another one each year, so nobody can know it from the last.
 */
export const planCopy = <Row extends Kept>(last: readonly Row[], there: readonly Kept[], year: number) => {
  const days = new Set(there.map((row) => `${row.day} ${placeOf(row)}`));
  const names = new Set(there.map((row) => `${row.name.toLowerCase()} ${placeOf(row)}`));
  const copies = last
    .filter(({ every_year }) => every_year)
    .flatMap((row) => {
      const day = sameDate(row.day, year);
      return day === null || days.has(`${day} ${placeOf(row)}`) ? [] : [{ ...row, day }];
    });
  const moving = last
    .filter((row) => !row.every_year && !names.has(`${row.name.toLowerCase()} ${placeOf(row)}`))
    .map(({ name }) => name);
  return { copies, moving: [...new Set(moving)] };
};

/** Copies into a year what the year before has on the same date every year. Done again, it adds only what is missing. */
export const copyYear = async (
  { db, actor, now, audit }: Pick<Context<typeof holidayEndpoints.copy>, "db" | "actor" | "now" | "audit">,
  year: number,
) => {
  const of = (one: number) =>
    db
      .selectFrom("holiday")
      .select(["day", "name", "every_year", "scope", "state", "hub_id", "affects"])
      .where("active", "=", true)
      .where("day", ">=", `${one}-01-01`)
      .where("day", "<=", `${one}-12-31`)
      .orderBy("day")
      .execute();
  const { copies, moving } = planCopy(await of(year - 1), await of(year), year);
  const by = { created_at: now, created_by: actor.id, updated_at: now, updated_by: actor.id };
  for (const copy of copies) {
    const row = await insertRow(db, "holiday", { id: newId(), ...copy, ...by });
    const { day, name, every_year: everyYear, affects } = copy;
    audit({ entity: "holiday", id: row.id, version: row.version, after: { day, name, everyYear, affects } });
  }
  return { copied: copies.length, moving };
};
