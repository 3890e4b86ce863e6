import { userTypes, type UserType } from "@o2r/api/contract";
import type { Insertable } from "kysely";
import { hashPassword } from "../../areas/session/passwords.ts";
import type { Database } from "../../db/schema.ts";
import { patientDialerId } from "../orders/make-dialers.ts";
import { makeMobile, makePerson } from "./people.ts";
import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";
import { seedRandom } from "../random.ts";
import { daysBefore } from "../scene.ts";

/** The password of every demo account. */
export const demoPassword = "O2r@demo1";

/** The account whose sign-in asks for a code. */
export const twoStepUsername = "two_step";

/** An account of the demo. */
export type UserRow = Insertable<Database["app_user"]> & { readonly id: string };

/** One account per user type, named after it in lower case, and `two_step`, an ADMIN whose second step is on. The agent has a supervisor. */
export const makeUsers = async (now: Date): Promise<readonly UserRow[]> => {
  const random = seedRandom("users");
  const accounts: { username: string; type: UserType; secondStep: boolean }[] = [
    ...userTypes.map((type) => ({ username: type.toLowerCase(), type, secondStep: false })),
    { username: twoStepUsername, type: "ADMIN", secondStep: true },
  ];
  const hashes = await Promise.all(accounts.map(() => hashPassword(demoPassword)));
  const users = accounts.map(({ username, type, secondStep }, index): UserRow => {
    const madeAt = daysBefore(now, 400 - index);
    return {
      id: random.id(madeAt),
      username,
      password_hash: hashes[index] ?? "",
      user_type: type,
      name: makePerson(random),
      mobile: makeMobile(random),
      email_id: `${username.replaceAll("_", ".")}@o2r.example`,
      help_and_support_active: (index % 2 === 0 || type === "CALLING_AGENT") && type !== "RETAILER",
      second_step: secondStep,
      password_changed_at: madeAt,
      created_at: madeAt,
      updated_at: madeAt,
    };
  });
  const supervisor = users.find((user) => user.user_type === "CC_SUPERVISOR");
  return users.map((user) =>
    user.user_type === "CALLING_AGENT" && supervisor
      ? {
          ...user,
          supervisor_id: supervisor.id,
          agent_id: "AG2000",
          agent_email_id: "agent2000@calls.example",
          dialers_id: patientDialerId,
        }
      : user,
  );
};

/** Accounts of retailers have the number of a shop: that is what the apps know them by. */
export const withShops = (
  users: readonly UserRow[],
  retailers: readonly Pick<Insertable<Database["retailer"]>, "mobile" | "state" | "hub_id">[],
): readonly UserRow[] => {
  const shops = retailers.filter(({ state, hub_id }) => state === "ACTIVE" && hub_id !== null)[Symbol.iterator]();
  return users.map((user) => {
    const shop = user.user_type === "RETAILER" ? shops.next().value : undefined;
    return shop === undefined ? user : { ...user, mobile: shop.mobile };
  });
};

/** Which warehouses the managers answer for: one hub, one central warehouse. */
export const assignWarehouses = (
  users: readonly UserRow[],
  warehouses: readonly DemoWarehouse[],
): readonly Insertable<Database["user_warehouse"]>[] =>
  users.flatMap((user) => {
    const type = user.user_type === "HUB_MANAGER" ? "HUB" : user.user_type === "CWH_MANAGER" ? "CWH" : null;
    const own = warehouses.find(({ row }) => row.type === type);
    return own ? [{ user_id: user.id, warehouse_id: own.row.id }] : [];
  });
