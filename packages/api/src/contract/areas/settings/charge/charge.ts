import { array, number, string, type InferType } from "yup";
import { isDay } from "../../../core/calendar/days.ts";
import { endpoint, formBody, type ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idParams, idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { thing } from "../../../core/thing.ts";
import { chargeBases, chargeForm, chargePlatforms, endChargeForm } from "./charge-form.ts";

/** The charges (domain.md §8, /charge-config). */
export const chargeList = {
  columns: [
    { field: "name", label: "Charge", kind: "text", sort: true, shown: true },
    { field: "basis", label: "Basis", kind: "badge", sort: true, shown: true, width: 120, values: chargeBases },
    { field: "range", label: "From – to", kind: "text", sort: true, shown: true, shows: "fromValue", width: 168 },
    { field: "charged", label: "Amount", kind: "text", shown: true, shows: "amount", width: 80 },
    { field: "gst", label: "GST", kind: "percent", shown: true, width: 64 },
    { field: "place", label: "For", kind: "text", shown: true, shows: "hubId", width: 160 },
    { field: "validFrom", label: "Valid from", kind: "date", sort: true, shown: true, width: 104 },
    { field: "validTill", label: "Valid till", kind: "date", sort: true, shown: true, width: 104 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "basis", label: "Basis", options: chargeBases },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "lookup", key: "retailerType", label: "Retailer type", source: "/api/retailer-type" },
    { kind: "oneOf", key: "platform", label: "Platform", options: chargePlatforms },
    { kind: "flag", key: "valid", label: "Today", yes: "Valid today", no: "Not valid today" },
    activeFilter,
  ],
  search: { name: "name" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

const path = "/oms/order-config";
const allow = { read: "setting.manage", write: "setting.manage" } as const;

const charge = thing({
  name: { one: "charge", many: "charges" },
  path,
  form: chargeForm,
  list: chargeList,
  computed: {
    /** From where to where it holds, in words: `₹0 to below ₹500`. */
    range: string().defined(),
    /** What is charged, in words: `₹40`, `1.5%`. */
    charged: string().defined(),
    /** For whom, in words: `Every order`. */
    place: string().defined(),
  },
  allow,
  scope: "all",
});

/** Whether a field of the form would take a figure, for how much it is and how exact. */
const isTakenBy = ({ max, decimals = 0 }: { max?: number; decimals?: number }, figure: number): boolean =>
  figure <= (max ?? Infinity) && Number(figure.toFixed(decimals)) === figure;

/** A charge as it is typed, before it is saved: what of its form says what an order bears. */
const typedCharge = shape({
  name: string().max(50).defined(),
  basis: string()
    .oneOf(chargeBases.map(({ value }) => value))
    .defined(),
  /** Rupees, or kilograms where it goes by weight. */
  from: number().min(0).defined(),
  to: number().min(0).nullable().defined(),
  /** Rupees, or percent. */
  amount: number().min(0).defined(),
  hubId: idSchema().nullable(),
  retailerType: string().max(100).nullable().defined(),
  platform: string()
    .oneOf(chargePlatforms.map(({ value }) => value))
    .nullable()
    .defined(),
}).test("figures", "Not figures of a charge", ({ basis, from, to, amount }) => {
  const { fromValue, fromWeight, amount: rupees, percent } = chargeForm.fields;
  const bound = basis === "WEIGHT" ? fromWeight : fromValue;
  return (
    [from, ...(to === null ? [] : [to])].every((figure) => isTakenBy(bound, figure)) &&
    isTakenBy(basis === "PERCENT" ? percent : rupees, amount)
  );
});
export type TypedCharge = InferType<typeof typedCharge>;

/** The charge that a text of the query holds; undefined where it holds none. */
export const readTypedCharge = (text: string): TypedCharge | undefined => {
  try {
    return typedCharge.validateSync(JSON.parse(text), { strict: true });
  } catch {
    return undefined;
  }
};

export const chargeEndpoints = {
  // Before `get`, whose path `/oms/order-config/simulate` would be another's.
  simulate: endpoint({
    method: "GET",
    path: `${path}/simulate`,
    summary: "The charges of an order of some value and weight",
    query: shape({
      /** Rupees. */
      value: rupeesSchema().min(0).max(10_000_000),
      /** Kilograms. */
      weight: number().min(0).max(100_000).default(0),
      /** Left out, only charges for every hub count. */
      hubId: idSchema().optional(),
      retailerType: string().max(100).optional(),
      platform: string()
        .oneOf(chargePlatforms.map(({ value }) => value))
        .defined(),
      /** A charge that is not saved yet, as JSON: it counts, too. */
      typed: string()
        .max(1000)
        .test("charge", "Not a charge", (text) => text === undefined || readTypedCharge(text) !== undefined)
        .meta({ rule: "A charge as JSON" })
        .optional(),
      /** The saved charge that it is to replace: it does not count. */
      without: idSchema().optional(),
      day: string()
        .test("day", "Not a day", (text) => text === undefined || isDay(text))
        .meta({ rule: "A day, YYYY-MM-DD" })
        .defined(),
    }),
    reply: shape({
      charges: array()
        .of(shape({ name: string().defined(), amount: rupeesSchema() }))
        .defined(),
      total: rupeesSchema(),
    }),
    allow: allow.read,
    scope: "all",
    limit: "read",
  }),
  ...charge.endpoints,
  end: endpoint({
    method: "POST",
    path: `${path}/:id/end`,
    summary: "Say until when a charge holds",
    params: idParams,
    body: formBody(endChargeForm),
    reply: charge.row,
    allow: allow.write,
    scope: "all",
    limit: "write",
    write: { audit: "charge.ended", idempotency: "required", ifMatch: true, affects: [path] },
  }),
};

export type Charge = ReplyOf<typeof chargeEndpoints.get>;
export type SimulatedCharges = ReplyOf<typeof chargeEndpoints.simulate>;
