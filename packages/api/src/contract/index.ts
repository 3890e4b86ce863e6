import * as areas from "./areas.ts";
import { sumThings, type SumOfThings } from "./core/area.ts";
import { withExports, type WithExports } from "./core/list/list-export.ts";

export * from "./core/index.ts";
export { areas };

/**
 * Everything that may be said over the wire: thing, action, endpoint; every list with its export. The browser imports areas
 * singly instead.
 */
// Its type is named and not inferred, which would write two MiB of it into the declarations of the package.
export const contract: WithExports<SumOfThings<typeof areas>> = withExports(sumThings(areas));

/** All endpoints: thing → action → endpoint. */
export type Contract = typeof contract;
