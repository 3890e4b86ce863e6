import { moneyText, wordOf } from "@o2r/api/contract";
import { chargePlatforms, type Charge, type ChargeValues } from "@o2r/api/contract/settings";
import type { Db } from "../../../db/schema.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";

export const selectCharges = (db: Db) =>
  db
    .selectFrom("charge")
    .leftJoin("warehouse as hub", "hub.id", "charge.hub_id")
    .leftJoin("master_option as type", (join) =>
      join.onRef("type.value", "=", "charge.retailer_type").on("type.category", "=", "retailerType"),
    )
    .selectAll("charge")
    .select(["hub.company_name as hub", "type.label as type"]);
export type FoundCharge = Awaited<ReturnType<ReturnType<typeof selectCharges>["executeTakeFirstOrThrow"]>>;

const rupees = (paise: number): number => toRupees(paise as Paise); // stored so
const kilos = (grams: number): number => grams / 1000;

const rangeText = ({ basis, from_amount: from, to_amount: to }: FoundCharge): string => {
  if (from === 0 && to === null) return "Any order";
  const text = (amount: number) => (basis === "WEIGHT" ? `${kilos(amount)} kg` : moneyText(rupees(amount)));
  return to === null ? `From ${text(from)}` : `${text(from)} to below ${text(to)}`;
};

const placeText = ({ hub, type, retailer_type, platform }: FoundCharge): string =>
  [hub, type ?? retailer_type, platform && wordOf(chargePlatforms, platform)].filter(Boolean).join(", ") ||
  "Every order";

/** A charge as it is told. */
export const toCharge = (row: FoundCharge): Charge => {
  const { basis, from_amount: from, to_amount: to, amount } = row;
  const ofValue = basis === "SLAB" || basis === "PERCENT";
  const ofWeight = basis === "WEIGHT";
  return {
    id: row.id,
    version: row.version,
    active: row.active,
    updatedAt: row.updated_at,
    name: row.name,
    basis,
    fromValue: ofValue ? rupees(from) : null,
    toValue: ofValue && to !== null ? rupees(to) : null,
    fromWeight: ofWeight ? kilos(from) : null,
    toWeight: ofWeight && to !== null ? kilos(to) : null,
    amount: basis === "PERCENT" ? null : rupees(amount),
    percent: basis === "PERCENT" ? amount / 100 : null,
    gst: row.gst === null ? null : Number(row.gst),
    hubId: row.hub_id,
    retailerType: row.retailer_type,
    platform: row.platform,
    validFrom: row.valid_from,
    validTill: row.valid_till,
    range: rangeText(row),
    charged: basis === "PERCENT" ? `${amount / 100}%` : moneyText(rupees(amount)),
    place: placeText(row),
  };
};

const paiseOr = (value: number | undefined, otherwise: number | null) => (value == null ? otherwise : toPaise(value));
const gramsOr = (value: number | undefined, otherwise: number | null) =>
  value == null ? otherwise : Math.round(value * 1000);

/** The columns of what the form of a charge holds. */
export const chargeColumns = (values: ChargeValues) => {
  const { basis } = values;
  const ofWeight = basis === "WEIGHT";
  return {
    name: values.name,
    basis,
    from_amount: (ofWeight ? gramsOr(values.fromWeight, 0) : paiseOr(values.fromValue, 0)) ?? 0,
    to_amount: ofWeight ? gramsOr(values.toWeight, null) : paiseOr(values.toValue, null),
    // A percent has hundredths, as a rupee has.
    amount: paiseOr(basis === "PERCENT" ? values.percent : values.amount, 0) ?? 0,
    gst: values.gst ?? null,
    hub_id: values.hubId ?? null,
    retailer_type: values.retailerType ?? null,
    platform: values.platform ?? null,
    valid_from: values.validFrom,
    valid_till: values.validTill ?? null,
  };
};
