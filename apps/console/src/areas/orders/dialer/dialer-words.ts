import { dialerEndpoints, dialerKinds, dialerList, type Dialer } from "@o2r/api/contract/orders";
import { wordOf } from "@o2r/api/contract/core";

/** What the screens of dialers have in common. */
export const dialers = {
  noun: { one: "dialer", many: "dialers" },
  path: "/user-management/dialer",
  permission: "dialer.manage",
  consequence: "can no longer be chosen for agents, and connects nobody.",
  endpoints: dialerEndpoints,
  declaration: dialerList,
} as const;

/** A dialer in words. */
export const dialerName = ({ name }: Pick<Dialer, "name">): string => name;

/** What carries its calls, in words. */
export const kindText = (kind: Dialer["kind"]): string => wordOf(dialerKinds, kind) ?? kind;
