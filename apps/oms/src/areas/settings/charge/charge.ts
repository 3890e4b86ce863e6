import { sql } from "kysely";
import {
  chargeForm,
  chargeList,
  type Charge,
  type chargeEndpoints,
  readTypedCharge,
  type ChargeValues,
  type TypedCharge,
} from "@o2r/api/contract/settings";
import { chargesFor, type ChargeRule } from "@o2r/api/contract/orders";
import { conflict, invalid, notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { insertRow, lockRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { hasOption } from "../../../kit/has-option.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { readCharges } from "../../../trade/charge/read-charges.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";
import { chargeColumns, selectCharges, toCharge } from "./charge-columns.ts";
import { findOverlap, holdCharges, sayCharge } from "./find-overlap.ts";

const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

const listCharges = readList(chargeList, {
  select: selectCharges,
  id: sql<string>`charge.id`,
  sorts: {
    name: sql`lower(charge.name)`,
    basis: sql`charge.basis`,
    range: sql`charge.from_amount`,
    validFrom: sql`charge.valid_from`,
    validTill: { by: sql`charge.valid_till`, nullable: true },
    active: sql`charge.active`,
    updatedAt: sql`charge.updated_at`,
  },
  filters: {
    basis: sql`charge.basis`,
    hub: sql`charge.hub_id`,
    retailerType: hasOption("charge.retailer_type"),
    platform: sql`charge.platform`,
    valid: sql`charge.active and ${today} between charge.valid_from and coalesce(charge.valid_till, 'infinity')`,
    active: sql`charge.active`,
  },
  search: { name: sql`charge.name` },
  toRow: toCharge,
});

const findCharge = async (db: Db, id: string): Promise<Charge | undefined> => {
  const found = await selectCharges(db).where("charge.id", "=", id).executeTakeFirst();
  return found && toCharge(found);
};

const same = (one: string, other: string): string => `${one} overlaps ${other}`;

/** What a charge is called that is about to be saved. */
const sayValues = (values: ChargeValues): string => {
  const stamps = {
    id: "",
    active: true,
    version: 1,
    updated_at: "",
    updated_by: null,
    created_at: "",
    created_by: null,
  };
  return sayCharge(toCharge({ ...stamps, ...chargeColumns(values), gst: null, hub: null, type: null }));
};

const usual = thingHandlers({
  entity: "charge",
  noun: "Charge",
  table: "charge",
  form: chargeForm,
  list: listCharges,
  find: findCharge,
  check: async ({ db, values, before }: { db: Db; values: ChargeValues; before: Charge | null }) => {
    await holdCharges(db);
    const hub =
      values.hubId === undefined
        ? undefined
        : await db.selectFrom("warehouse").select("type").where("id", "=", values.hubId).executeTakeFirst();
    // One that is switched off overlaps nothing until it is switched on.
    const other =
      before?.active === false ? undefined : await findOverlap(db, before?.id ?? null, chargeColumns(values));
    const field = values.basis === "WEIGHT" ? "fromWeight" : values.basis === "FLAT" ? "name" : "fromValue";
    return [
      hub?.type === "CWH" ? { field: "hubId", message: "Choose a hub: this is a central warehouse" } : null,
      other === undefined ? null : { field, message: same(sayValues(values), other) },
    ];
  },
  insert: (db, made, values: ChargeValues) => insertRow(db, "charge", { ...made, ...chargeColumns(values) }),
  update: (db, before, changed, values) => updateRow(db, "charge", before, { ...chargeColumns(values), ...changed }),
  audited: ({ name, basis, range, charged, gst, place, validFrom, validTill }) => ({
    name,
    basis,
    range,
    charged,
    gst,
    place,
    validFrom,
    validTill,
  }),
});

/** A charge that is typed, as `chargesFor` takes the saved ones. */
const ruleOf = ({ basis, from, to, amount, ...rest }: TypedCharge): ChargeRule => {
  const inUnits = (many: number): number => (basis === "WEIGHT" ? Math.round(many * 1000) : toPaise(many));
  // A percent has hundredths, as a rupee has.
  return { ...rest, basis, from: inUnits(from), to: to === null ? null : inUnits(to), amount: toPaise(amount) };
};

/** What is charged beside goods. */
export const chargeHandlers: Handlers<typeof chargeEndpoints> = {
  ...usual,

  setActive: async (context) => {
    const { db, params, body } = context;
    if (body.active) {
      await holdCharges(db);
      const row = await db.selectFrom("charge").selectAll().where("id", "=", params.id).executeTakeFirst();
      const charge = row && (await findCharge(db, row.id));
      const other = row && (await findOverlap(db, row.id, row));
      if (charge && other !== undefined) throw conflict(same(sayCharge(charge), other));
    }
    return usual.setActive(context);
  },

  end: async ({ db, actor, params: { id }, version, body: { validTill }, now, audit }) => {
    await holdCharges(db);
    const held = await lockRow(db, "charge", id);
    const row = await findCharge(db, id);
    if (held === undefined || row === undefined) throw notFound("Charge");
    if (held.version !== version)
      throw stale({ row, changes: await readHistory(db, { entity: "charge", id, sinceVersion: version }) });
    if (validTill < held.valid_from)
      throw invalid([{ field: "validTill", message: "Valid till is before valid from" }]);
    const other = held.active ? await findOverlap(db, id, { ...held, valid_till: validTill }) : undefined;
    if (other !== undefined) throw invalid([{ field: "validTill", message: same(sayCharge(row), other) }]);
    await updateRow(db, "charge", held, { valid_till: validTill, updated_at: now, updated_by: actor.id });
    audit({
      entity: "charge",
      id,
      version: version + 1,
      before: { validTill: row.validTill },
      after: { validTill },
    });
    return { ...row, version: version + 1, validTill, updatedAt: now.toISOString() };
  },

  simulate: async ({ db, query }) => {
    const { value, weight, hubId = null, retailerType = null, platform, day, typed, without } = query;
    const asked = { day, hubId, retailerType, platform };
    const order = { ...asked, value: toPaise(value), grams: Math.round(weight * 1000) };
    const saved = await readCharges(db, { ...asked, without });
    const charge = typed === undefined ? undefined : readTypedCharge(typed);
    const charges = chargesFor(charge === undefined ? saved : [...saved, ruleOf(charge)], order);
    const told = charges.map(({ name, amount }) => ({ name, amount: toRupees(amount as Paise) })); // counted in paise
    const total = charges.reduce((sum, { amount }) => sum + amount, 0) as Paise; // a sum of Paise
    return { charges: told, total: toRupees(total) };
  },
};
