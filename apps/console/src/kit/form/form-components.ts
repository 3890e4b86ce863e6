import { fieldComponents } from "@o2r/forms/fields";
import { MasterSelect } from "../master-option/master-select.tsx";

/** How the console draws each kind of field: as everybody does, with a way to add to the master lists. */
export const formComponents = { ...fieldComponents, select: MasterSelect };
