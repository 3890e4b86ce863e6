import { notify } from "@o2r/ui";
import type { SwitchedRow, SwitchRow } from "./use-activity.ts";

/** Switches a row on and says so; a refusal speaks for itself. Nothing is asked: it can be switched off again. */
export const activate = async (switchRow: SwitchRow, row: SwitchedRow, name: string): Promise<void> => {
  if ((await switchRow(row, true)) === undefined) notify({ kind: "success", title: `${name} is active` });
};
