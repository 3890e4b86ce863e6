import { sql, type Expression, type SqlBool } from "kysely";
import type { AnyEndpoint } from "@o2r/api/contract";
import {
  assignBeatForm,
  retailerForm,
  retailerLife,
  termsForm,
  type Retailer,
  type retailerEndpoints,
  type RetailerRow,
  type RetailerValues,
} from "@o2r/api/contract/parties";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow, readRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { takeTurn } from "../../../db/take-turns.ts";
import { conflict, invalid, notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import type { Context, Handlers, Scope } from "../../../http/context.ts";
import { checkActive } from "../../../kit/check-active.ts";
import { lookUp } from "../../../kit/look-up.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { withoutZero } from "../../../trade/mobile-number.ts";
import { resetVerdicts } from "../kyc/reset-verdicts.ts";
import { masters } from "../masters.ts";
import { findRetailer, listRetailers, readRetailer, retailerSides } from "./select-retailers.ts";
import { changeTerms, tellTerms } from "./retailer-terms.ts";
import { submitPapers } from "./submit-papers.ts";
import { checkRetailer, columnsOf, judgeBeat, placeOf } from "./write-retailer.ts";

const withinReach = (scope: Scope): Expression<SqlBool> => scope.covers(retailerSides);

/** Who writes, and where it is told what else has changed by that. */
type Writer = Pick<Context<AnyEndpoint>, "actor" | "audit">;

/** Retailers as somebody writes them; a new one is being taken on, unless nobody has met it yet. */
const retailersWrittenBy = ({ actor: by, audit }: Writer, first: "LEAD" | "ONBOARDING" = "ONBOARDING") =>
  thingHandlers({
    entity: "retailer",
    noun: "Retailer",
    table: "retailer",
    form: retailerForm,
    list: listRetailers,
    sides: retailerSides,
    find: findRetailer,
    check: checkRetailer,
    insert: async (db, made, values: RetailerValues) => {
      const mobile = withoutZero(values.mobile);
      // Whoever is signed up at once has this number in a field of another form: its turn tells them of it there.
      await takeTurn(db, `mobile ${mobile}`);
      await insertRow(db, "retailer", {
        ...made,
        ...columnsOf(values),
        ...(await placeOf(db, values)),
        mobile,
        state: first,
        onboarded_by: by.id,
      });
      const { created_at, created_by, updated_at, updated_by } = made;
      const stamps = { created_at, created_by, updated_at, updated_by };
      const kyc = { id: newId(), retailer_id: made.id, makers: [by.id], ...stamps };
      await insertRow(db, "kyc", kyc);
    },
    update: async (db, before, changed, values) => {
      await updateRow(db, "retailer", before, { ...columnsOf(values), ...(await placeOf(db, values)), ...changed });
      await resetVerdicts(db, { before, values }, { now: changed.updated_at, by: by.id, audit });
    },
    // Names in the place of ids; of an Aadhaar number nothing.
    audited: ({
      id: _id,
      version: _version,
      active: _active,
      updatedAt: _updatedAt,
      hubId: _hub,
      beatId: _beat,
      aadharLast4: _last4,
      pictures: _pictures,
      shopType: _shopType,
      retailerType: _retailerType,
      beatType: _beatType,
      ...told
    }: Retailer) => told,
  });

/** Retailers from a file, which says where a shop is and not that somebody was there: leads. */
export const retailersOfFiles: Pick<Handlers<typeof retailerEndpoints>, "create" | "update"> = {
  create: (context) => retailersWrittenBy(context, "LEAD").create(context),
  update: (context) => retailersWrittenBy(context).update(context),
};

interface Writing {
  readonly db: Db;
  readonly params: { readonly id: string };
  readonly version: number;
}

/** The retailer that a call changes, held until its transaction ends, in the version that the caller saw. */
const holdRetailer = async ({ db, params: { id }, version }: Writing, scope?: Scope) => {
  const held = await lockRow(db, "retailer", id, scope && withinReach(scope));
  if (held === undefined) throw notFound("Retailer");
  const row = await readRetailer(db, id);
  if (held.version !== version)
    throw stale({ row, changes: await readHistory(db, { entity: "retailer", id, sinceVersion: version }) });
  return { held, row };
};

/** Whoever writes down what they have found out about a lead takes it on. */
const update: Handlers<typeof retailerEndpoints>["update"] = async (context) => {
  const { db, actor, params, now, audit } = context;
  const written = retailersWrittenBy(context);
  const saved = await written.update(context);
  const held = await lockRow(db, "retailer", params.id);
  if (held?.state !== "LEAD") return saved;
  const after = await takeStep(db, { life: retailerLife, table: "retailer", held, step: "begin", now, by: actor.id });
  audit(stepEntry(retailerLife, "begun", held, after));
  return written.get(context);
};

const acts: Pick<Handlers<typeof retailerEndpoints>, "assignBeat" | "assignAgent"> = {
  assignBeat: async (context) => {
    const { db, scope, actor, body, now, audit, services } = context;
    const { held, row } = await holdRetailer(context, scope);
    const wrong = await judgeBeat(db, body);
    const before = { hubId: held.hub_id, beatId: held.beat_id };
    const errors = [
      ...(await checkActive({ db, ...services }, assignBeatForm, body, before)),
      ...(wrong ? [wrong] : []),
    ];
    if (errors.length > 0) throw invalid(errors);
    const place = { hub_id: body.hubId, beat_id: body.beatId };
    await updateRow(db, "retailer", held, { ...place, updated_at: now, updated_by: actor.id });
    // Whoever moves one out of their own region no longer reaches it.
    if (!(await readRow(db, "retailer", held.id, { scope: withinReach(scope) })))
      throw conflict("This beat is beyond your reach");
    const after = await readRetailer(db, held.id);
    const told = ({ hub, beat }: RetailerRow) => ({ hub, beat });
    audit({ entity: "retailer", id: held.id, version: after.version, before: told(row), after: told(after) });
    return after;
  },

  assignAgent: async (context) => {
    const { db, actor, body, now, audit } = context;
    const { held, row } = await holdRetailer(context);
    const chosen = await db
      .selectFrom("app_user")
      .select(["user_type", "state"])
      .where("id", "=", body.agentId)
      .forShare()
      .executeTakeFirst();
    if (chosen?.user_type !== "CALLING_AGENT" || chosen.state !== "ACTIVE")
      throw invalid([{ field: "agentId", message: "This is no calling agent who may sign in" }]);
    await updateRow(db, "retailer", held, { agent_id: body.agentId, updated_at: now, updated_by: actor.id });
    const after = await readRetailer(db, held.id);
    audit({
      entity: "retailer",
      id: held.id,
      version: after.version,
      before: { agent: row.agent },
      after: { agent: after.agent },
    });
    return after;
  },
};

/** Retailers: who reaches one, what is known of them, and what can be done with them. */
export const retailerHandlers: Handlers<typeof retailerEndpoints> = {
  list: (context) => retailersWrittenBy(context).list(context),
  get: (context) => retailersWrittenBy(context).get(context),
  create: (context) => retailersWrittenBy(context).create(context),
  update,
  history: (context) => retailersWrittenBy(context).history(context),
  lookup: lookUp(masters.retailer, {
    text: sql`retailer.search`,
    shows: { mobile: sql<string>`mobile`, city: sql<string>`city` },
    within: ({ scope }) => withinReach(scope),
  }),
  page: async ({ db, scope, params }) => {
    if (!(await readRow(db, "retailer", params.id, { scope: withinReach(scope) }))) throw notFound("Retailer");
    return readRetailer(db, params.id);
  },
  ...acts,
  terms: async ({ db, scope, params }) => {
    if (!(await readRow(db, "retailer", params.id, { scope: withinReach(scope) }))) throw notFound("Retailer");
    return tellTerms(db, params.id);
  },
  setTerms: async (context) => {
    const { db, body, services } = context;
    const { held } = await holdRetailer(context);
    const errors = await checkActive({ db, ...services }, termsForm, body, { tierId: held.tier_id });
    if (errors.length > 0) throw invalid(errors);
    await changeTerms(context, held);
    return readRetailer(db, held.id);
  },
  ...lifecycleHandlers({
    life: retailerLife,
    table: "retailer",
    noun: "Retailer",
    within: withinReach,
    read: readRetailer,
    guards: {
      verified: async ({ db, held }) => {
        const kyc = await db.selectFrom("kyc").select("state").where("retailer_id", "=", held.id).executeTakeFirst();
        return kyc?.state === "APPROVED" ? null : "The KYC is not approved";
      },
      settled: async ({ db, held }) => {
        const { open } = await db
          .selectFrom("orders")
          .select(({ fn }) => fn.countAll<number>().as("open"))
          .where("retailer_id", "=", held.id)
          .where("state", "not in", ["DELIVERED", "CLOSED", "CANCELLED", "RETURNED_TO_HUB"])
          .executeTakeFirstOrThrow();
        if (Number(open) === 0) return null;
        return Number(open) === 1 ? "An order is still open" : `${open} orders are still open`;
      },
    },
    effects: {
      submit: async (call, { held }) => submitPapers(call, held),
      block: async ({ body }) => ({
        set: { status_reason: body.reason, status_note: body.customReason ?? null },
        told: { reason: body.customReason ?? body.reason },
      }),
      unblock: async () => ({ set: { status_reason: null, status_note: null } }),
      activate: async () => ({ set: { status_reason: null, status_note: null } }),
      retire: async ({ body }) => ({
        set: { status_reason: body.reason, status_note: body.customReason ?? null },
        told: { reason: body.customReason ?? body.reason },
      }),
    },
  }),
};
