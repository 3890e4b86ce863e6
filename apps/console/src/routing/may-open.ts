import { audienceOf } from "./audience.ts";
import type { Route } from "./route.ts";

/** Whether the role of the role cookie may open a page (specification §2); the service decides about the data. */
export const mayOpen = (route: Pick<Route, "allowed">, role: string | undefined): boolean =>
  route.allowed === undefined || route.allowed.includes(audienceOf(role));
