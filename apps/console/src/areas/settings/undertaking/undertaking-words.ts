import { undertakingEndpoints, undertakingList, type Undertaking } from "@o2r/api/contract/settings";

/** What the screens of undertakings have in common. */
export const undertakings = {
  noun: { one: "undertaking", many: "undertakings" },
  path: "/global-config/undertaking",
  permission: "setting.manage",
  consequence: "no longer frees supplies to special economic zones from tax, on what is invoiced from now on.",
  endpoints: undertakingEndpoints,
  declaration: undertakingList,
} as const;

/** An undertaking in words: `AD270326000123A of 27AAPFU0939F1ZV`. */
export const undertakingName = ({ arn, gstin }: Pick<Undertaking, "arn" | "gstin">): string => `${arn} of ${gstin}`;
