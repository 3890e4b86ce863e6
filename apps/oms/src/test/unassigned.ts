import type { Actor } from "../http/actor.ts";

/** What an account has to which nothing is assigned, and which may do what its type may. */
export const unassigned: Pick<Actor, "mustChangePassword" | "warehouses" | "team" | "regions" | "beats" | "helps"> = {
  mustChangePassword: false,
  warehouses: [],
  team: [],
  regions: [],
  beats: [],
  helps: false,
};
