import type { Combo } from "@o2r/api/contract/catalogue";

/** What the screens of combos have in common. */
export const combos = {
  noun: { one: "combo", many: "combos" },
  path: "/combo-config",
  permission: "combo.manage",
  consequence: "can no longer be ordered. Running orders stay as they are.",
} as const;

/** A combo in words. */
export const comboName = ({ name }: Pick<Combo, "name">): string => name;

/** What one combo holds: `2 × Toor Dal 1 kg, 1 × Sugar 1 kg`. */
export const partsText = ({ parts }: Pick<Combo, "parts">): string =>
  parts.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ");
