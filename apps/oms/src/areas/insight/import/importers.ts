import type { AnyEndpoint } from "@o2r/api/contract";
import type { ImportThing } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handler } from "../../../http/context.ts";
import { productImporter } from "../../catalogue/import-products.ts";
import type { Choice } from "./read-cell.ts";

/** A row that stands already. */
export interface Standing {
  readonly id: string;
  readonly version: number;
  /** What its form holds. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** What importing a thing needs of the service beside its declaration. */
export interface Importer {
  /** The row with this key, which is compared without regard to capitals. */
  readonly find: (db: Db, key: string) => Promise<Standing | undefined>;
  /** What a select or look-up of the form may hold, by the name of its source. */
  readonly choices: Readonly<Record<string, (db: Db) => Promise<readonly Choice[]>>>;
  /** The very calls that a person would make, with what answers them. */
  readonly create: ImportCall;
  readonly update: ImportCall;
}

export interface ImportCall {
  readonly endpoint: AnyEndpoint;
  readonly handler: Handler<AnyEndpoint>;
}

/** Everything that can be imported, with how. */
export const importers: Readonly<Record<ImportThing, Importer>> = { product: productImporter };
