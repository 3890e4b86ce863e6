import { comboEndpoints, comboList, type Combo } from "@o2r/api/contract/catalogue";

/** What the screens of combos have in common. */
export const combos = {
  noun: { one: "combo", many: "combos" },
  path: "/combo-config",
  permission: "combo.manage",
  consequence: "can no longer be ordered. Running orders stay as they are.",
  endpoints: comboEndpoints,
  declaration: comboList,
} as const;

/** A combo in words. */
export const comboName = ({ name }: Pick<Combo, "name">): string => name;
