import type { UserValues } from "@o2r/api/contract/parties";
import type { Db } from "../../../db/schema.ts";

/** What an account has beside its sign-in. What its role does not ask for has been left out of the values. */
export const columnsOf = (values: UserValues, supervisorId: string | null) => ({
  name: values.name,
  mobile: values.mobile,
  // A contact of a warehouse may have none.
  email_id: values.emailId || null,
  user_type: values.roles,
  second_step: values.secondStep ?? false,
  help_and_support_active: values.helpAndSupportActive ?? false,
  supervisor_id: supervisorId,
  agent_id: values.agentId ?? null,
  agent_email_id: values.agentEmailId ?? null,
  dialers_id: values.dialersId ?? null,
  address_line1: values.addressLine1 ?? "",
  address_line2: values.addressLine2 ?? "",
  pincode: values.pincode ?? "",
  city: values.city ?? "",
  address_state: values.state ?? "",
});

/** Puts what is assigned to an account in the place of what was. It counts from the account's next call on. */
export const assign = async (
  db: Db,
  userId: string,
  { warehouses = [], regions = [], beats = [] }: UserValues,
): Promise<void> => {
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  await db.deleteFrom("user_warehouse").where("user_id", "=", userId).execute();
  await db.deleteFrom("user_region").where("user_id", "=", userId).execute();
  await db.deleteFrom("user_beat").where("user_id", "=", userId).execute();
  const [ofWarehouses, ofRegions, ofBeats] = [
    unique(warehouses).map((warehouse_id) => ({ user_id: userId, warehouse_id })),
    unique(regions).map((region_id) => ({ user_id: userId, region_id })),
    unique(beats).map((beat_id) => ({ user_id: userId, beat_id })),
  ];
  if (ofWarehouses.length > 0) await db.insertInto("user_warehouse").values(ofWarehouses).execute();
  if (ofRegions.length > 0) await db.insertInto("user_region").values(ofRegions).execute();
  if (ofBeats.length > 0) await db.insertInto("user_beat").values(ofBeats).execute();
};
