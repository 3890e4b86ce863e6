import type { UserType } from "@o2r/api/contract";
import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";
import { seedRandom, type Random } from "../random.ts";
import { deskDialerId } from "../orders/make-dialers.ts";
import { daysBefore } from "../scene.ts";
import type { UserRow } from "./make-users.ts";
import { makeMobile, makePerson } from "./people.ts";

/** How many work here beside the named accounts, by what they do: about 150 in all. */
const staff: readonly (readonly [UserType, number])[] = [
  ["SUPER_SUPER_ADMIN", 1],
  ["SUPER_ADMIN", 3],
  ["ADMIN", 7],
  ["CC_SUPERVISOR", 5],
  ["CALLING_AGENT", 38],
  ["HUB_MANAGER", 22],
  ["CWH_MANAGER", 6],
  ["ONBOARDING_MANAGER", 6],
  ["ONBOARDING_AGENT", 20],
  ["FSA", 26],
  ["RETAILER", 4],
];

/** A username as staff have it: first name and the surname's first letters, with a number where it is taken. */
const usernameOf = (name: string, taken: Set<string>): string => {
  const [first = "", last = ""] = name.toLowerCase().split(" ");
  const wanted = `${first}_${last.slice(0, 3)}`;
  let username = wanted;
  for (let number = 2; taken.has(username); number += 1) username = `${wanted}${number}`;
  taken.add(username);
  return username;
};

const dayOf = (at: Date | string): string => new Date(at).toISOString();

interface Standing {
  readonly last_sign_in_at?: string;
  readonly must_change_password?: boolean;
  readonly blocked_at?: Date;
  readonly block_reason?: string;
  readonly state?: "BLOCKED";
}

/** Most have signed in of late; a few have not yet, and a few may no longer. */
const standingOf = (random: Random, now: Date, madeAt: Date): Standing => {
  const chance = random.fraction();
  if (chance < 0.06) return { must_change_password: true };
  if (chance < 0.12) {
    const left = daysBefore(now, random.whole(3, 120));
    return {
      last_sign_in_at: dayOf(daysBefore(left, 2)),
      blocked_at: left,
      block_reason: random.pick(["Has left the company", "Lost the phone", "On leave until further notice"]),
      state: "BLOCKED",
    };
  }
  const seen = daysBefore(now, random.fraction() * random.pick([1, 3, 14]));
  return { last_sign_in_at: dayOf(seen > madeAt ? seen : madeAt) };
};

/**
 * Everybody beside the named accounts. They share one password hash, so that the demo need not compute a hundred and more:
 * whoever signs in as one of them uses the demo's password.
 */
export const makeStaff = (now: Date, named: readonly UserRow[]): readonly UserRow[] => {
  const random = seedRandom("staff");
  const taken = new Set(named.map(({ username }) => username));
  const password_hash = named[0]?.password_hash ?? "";
  const supervisors = named.flatMap(({ id, user_type }) => (user_type === "CC_SUPERVISOR" ? [id] : []));
  const made: UserRow[] = [];
  for (const [user_type, count] of staff) {
    for (let number = 0; number < count; number += 1) {
      const madeAt = daysBefore(now, random.whole(20, 380));
      const id = random.id(madeAt);
      const name = makePerson(random);
      const username = usernameOf(name, taken);
      const isAgent = user_type === "CALLING_AGENT";
      if (user_type === "CC_SUPERVISOR") supervisors.push(id);
      made.push({
        id,
        username,
        password_hash,
        user_type,
        name,
        mobile: makeMobile(random),
        email_id: `${username.replaceAll("_", ".")}@o2r.example`,
        help_and_support_active: random.chance(0.5),
        password_changed_at: madeAt,
        ...(isAgent && {
          // The named supervisor keeps the one named agent.
          supervisor_id: supervisors[1 + (number % Math.max(1, supervisors.length - 1))] ?? null,
          agent_id: `AG${String(2001 + number)}`,
          agent_email_id: `agent${2001 + number}@calls.example`,
          dialers_id: deskDialerId,
        }),
        ...standingOf(random, now, madeAt),
        created_at: madeAt,
        updated_at: madeAt,
      });
    }
  }
  return made;
};

/** Who answers for which warehouse: the hubs in turn, and the central warehouses. */
export const assignStaff = (
  users: readonly UserRow[],
  warehouses: readonly DemoWarehouse[],
): readonly { readonly user_id: string; readonly warehouse_id: string }[] => {
  const turns = { HUB: 0, CWH: 0 };
  return users.flatMap(({ id, user_type }) => {
    const type = user_type === "HUB_MANAGER" ? "HUB" : user_type === "CWH_MANAGER" ? "CWH" : null;
    if (type === null) return [];
    const own = warehouses.filter(({ row }) => row.type === type);
    // The first of each is the named account's.
    const turn = 1 + (turns[type]++ % Math.max(1, own.length - 1));
    const warehouse = own[turn] ?? own[0];
    return warehouse === undefined ? [] : [{ user_id: id, warehouse_id: warehouse.row.id }];
  });
};
