import { number } from "yup";
import { crud } from "../../core/crud.ts";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { admins } from "../../core/holders.ts";
import { lifecycle } from "../../core/lifecycle/index.ts";
import { idParams, shape } from "../../core/schemas.ts";
import { promotionForm } from "./promotion-form.ts";
import { promotionList } from "./promotion-list.ts";
import { promotionDetail, promotionRow, promotionStates } from "./promotion-rows.ts";
import { duplicateForm, extendForm, relimitForm } from "./promotion-step-forms.ts";

/** Hub managers see and make those of their own hub only (domain.md §8 and §13, coupon.write). */
export const rowsOfPromotions = { all: admins, ownWarehouse: ["HUB_MANAGER"] } as const;
const scope = rowsOfPromotions;

const path = "/oms/coupon";
const name = { one: "promotion", many: "promotions" } as const;

/** A promotion's life (domain.md §5, Promo). */
export const promotionLife = lifecycle({
  entity: "promotion",
  name,
  path,
  row: promotionRow,
  states: promotionStates,
  first: "DRAFT",
  read: "coupon.read",
  scope,
  steps: {
    start: {
      from: ["DRAFT"],
      to: ["SCHEDULED", "ACTIVE"],
      label: "Start",
      done: "started",
      means: "holds from its first day on; what it gives and for whom cannot be changed once it holds",
      final: "It may have been used by now; it can be paused",
      allow: "coupon.write",
      guard: "notOver",
    },
    begin: { by: "clock", from: ["SCHEDULED"], to: "ACTIVE" },
    pause: {
      from: ["ACTIVE"],
      to: "PAUSED",
      label: "Pause",
      done: "paused",
      means: "is not given any more until it is resumed",
      allow: "coupon.write",
      undo: "resume",
    },
    resume: {
      from: ["PAUSED"],
      to: "ACTIVE",
      label: "Resume",
      done: "resumed",
      means: "is given again",
      undo: "pause",
      allow: "coupon.write",
      guard: "notOver",
    },
    extend: {
      from: ["SCHEDULED", "ACTIVE", "PAUSED", "EXHAUSTED"],
      label: "Change end",
      labelMany: "Change end",
      done: "extended",
      means: "holds until another day",
      undo: { step: "extend", sends: { validTill: "validTill" } },
      allow: "coupon.write",
      form: extendForm,
    },
    relimit: {
      from: ["ACTIVE", "PAUSED", "EXHAUSTED"],
      label: "Change limits",
      done: "given other limits",
      means: "has other limits",
      final: "Other limits can be set",
      allow: "coupon.write",
      form: relimitForm,
      single: true,
    },
    archive: {
      from: ["DRAFT", "SCHEDULED", "PAUSED", "EXPIRED", "EXHAUSTED"],
      to: "ARCHIVED",
      label: "Archive",
      done: "archived",
      means: "is put away for good; its code may be used again",
      danger: true,
      final: "It can be duplicated",
      allow: "coupon.write",
    },
    exhaust: { by: "clock", from: ["ACTIVE"], to: "EXHAUSTED" },
    /** Uses were given back, or its limits raised. */
    refill: { by: "clock", from: ["EXHAUSTED"], to: "ACTIVE" },
    expire: { by: "clock", from: ["SCHEDULED", "ACTIVE", "PAUSED", "EXHAUSTED"], to: "EXPIRED" },
  },
});

const { setActive: _, ...usual } = crud({
  name,
  path,
  row: promotionRow,
  detail: promotionDetail,
  form: promotionForm,
  list: promotionList,
  lookup: { summary: "Promotions by title or code" },
  allow: { read: "coupon.read", write: "coupon.write" },
  scope,
});

/** Promocodes and schemes. */
export const promotionEndpoints = {
  ...usual,
  ...promotionLife.endpoints,
  page: endpoint({
    method: "GET",
    path: `${path}/:id/page`,
    summary: "See a promotion; as its page shows it",
    params: idParams,
    reply: promotionRow,
    allow: "coupon.read",
    scope,
    limit: "read",
  }),
  retailers: endpoint({
    method: "GET",
    path: `${path}/:id/retailers`,
    summary: "How many active retailers a promotion is for",
    params: idParams,
    reply: shape({
      /** By its hubs, its retailers, and what its rule asks of retailers and of the hubs that serve them. */
      count: number().integer().min(0).defined(),
      /** Of how many. */
      of: number().integer().min(0).defined(),
    }),
    allow: "coupon.read",
    scope,
    limit: "read",
  }),
  duplicate: endpoint({
    method: "POST",
    path: `${path}/:id/duplicate`,
    summary: "Make a draft of the same promotion for other days",
    params: idParams,
    body: formBody(duplicateForm),
    reply: promotionRow,
    write: { audit: "promotion.created", idempotency: "required", affects: [path, "/api/promotion"] },
    allow: "coupon.write",
    scope,
    limit: "write",
  }),
};

/** The step that the clock takes with a promotion now; null when it is where it belongs. Days of Asia/Kolkata. */
export const promotionStepByClock = (
  {
    state,
    validFrom,
    validTill,
  }: { readonly state: keyof typeof promotionStates; readonly validFrom: string; readonly validTill: string },
  { today, isSpent }: { readonly today: string; readonly isSpent: boolean },
): "begin" | "exhaust" | "refill" | "expire" | null => {
  const { begin, exhaust, refill, expire } = promotionLife.steps;
  const from = ({ from: states }: { readonly from: readonly string[] }): boolean => states.includes(state);
  if (today > validTill && from(expire)) return "expire";
  if (today >= validFrom && from(begin)) return "begin";
  if (isSpent && from(exhaust)) return "exhaust";
  return !isSpent && from(refill) ? "refill" : null;
};
