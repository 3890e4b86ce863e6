import type { RowScope } from "@o2r/api/contract";
import { ofWarehouses, type Reach } from "../db/scope.ts";
import type { Reaching } from "./actor.ts";

/**
 * How far somebody reaches by a rule for rows; undefined where no row is named, or the rule does not name the caller's type.
 */
export const reachOf = (rows: RowScope | undefined, actor: Reaching): Reach | undefined => {
  switch (rows) {
    case "all":
      return "every";
    case "own":
      return { by: "owner", ids: [actor.id] };
    case "ownTeam":
      return { by: "owner", ids: [actor.id, ...actor.team] };
    case "ownWarehouse":
      return ofWarehouses(actor.warehouses);
    case "ownRegion":
      return { by: "region", ids: actor.regions };
    case "ownBeats":
      return { by: "beat", ids: actor.beats };
    default:
      return undefined;
  }
};
