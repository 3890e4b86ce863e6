import type { Actor } from "../http/actor.ts";

/** What an account has to which nothing is assigned. */
export const unassigned: Pick<Actor, "warehouses" | "team" | "regions" | "beats"> = {
  warehouses: [],
  team: [],
  regions: [],
  beats: [],
};
