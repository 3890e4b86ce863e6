import { notify } from "@o2r/ui";
import type { SwitchedRow, SwitchRow } from "./use-activity.ts";

/** Switches a row on and says how it went. Nothing is asked: it can be switched off again. */
export const activate = async (switchRow: SwitchRow, row: SwitchedRow, name: string): Promise<void> => {
  const failure = await switchRow(row, true);
  notify(
    failure === undefined
      ? { kind: "success", title: `${name} is active` }
      : { kind: "danger", title: `${name} was not activated`, description: failure },
  );
};
