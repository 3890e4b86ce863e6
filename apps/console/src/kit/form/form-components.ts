import { fieldComponents } from "@o2r/forms/fields";
import { MasterSelect } from "../master-option/master-select.tsx";
import { RowsOrRule } from "../rule/rows-or-rule.tsx";

/** How the console draws each kind of field: as everybody does, with a way to add to the master lists, and the rule
 * builder for rules. */
export const formComponents = { ...fieldComponents, select: MasterSelect, list: RowsOrRule };
