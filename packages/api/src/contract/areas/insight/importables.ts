import type { Importable } from "../../core/thing/importable.ts";
import { imports as billing } from "../billing/imports.ts";
import { imports as catalogue } from "../catalogue/imports.ts";
import { imports as logistics } from "../logistics/imports.ts";
import { imports as parties } from "../parties/imports.ts";
import { imports as stock } from "../stock/imports.ts";
import type { ImportThing } from "./import-affects.ts";

/** Everything that can be imported, by the name that an import is begun with: the sum of what the areas say. */
export const importables: Readonly<Record<ImportThing, Importable>> = {
  ...catalogue,
  ...stock,
  ...logistics,
  ...parties,
  ...billing,
};
