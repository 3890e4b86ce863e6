import type { AnyEndpoint, FieldError } from "@o2r/api/contract";
import type { ImportRow } from "@o2r/api/contract/insight";
import type { Db } from "../db/schema.ts";
import type { Handler } from "../http/context.ts";
import type { Actor } from "../http/actor.ts";

/** A choice under the names that people write; the first is the one that is shown. */
export interface Choice {
  readonly value: string | number | boolean;
  readonly names: readonly string[];
}

/** Things that are too many to read them all. */
export interface Searched {
  /** What one is called in a sentence: `product`. */
  readonly noun: string;
  /** What each has of its own, and may be written in place of its name: `SKU`. */
  readonly code: string;
}

/** A row that stands already. */
export interface Standing {
  readonly id: string;
  readonly version: number;
  /** What its form holds. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What people call a value that is an id, by field. */
  readonly names: Readonly<Record<string, string | null>>;
}

/** A row that changes what stands, with who imports it. */
export interface Changing {
  readonly actor: Pick<Actor, "id" | "userType">;
  readonly standing: Standing;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a row does beyond overwriting what stands. */
export interface Foreseen {
  readonly errors: readonly FieldError[];
  /** What is to be said of a field that it changes. */
  readonly said: Readonly<Record<string, Pick<ImportRow["changes"][number], "proposed" | "overtakes">>>;
}

/** What is asked when choices are read. */
export interface ChoicesAsked {
  /** Warehouses within reach of whoever imports. */
  readonly warehouses: Actor["warehouses"];
  /** What the cells of some rows hold. */
  readonly texts: readonly string[];
}

type ReadChoices = (db: Db, asked: ChoicesAsked) => Promise<readonly Choice[]>;

/** What importing a thing needs of the service beside its declaration. */
export interface Importer {
  /** The row that these values of a file mean, or why that is not clear; left out where rows are made only. */
  readonly find?: (db: Db, given: Readonly<Record<string, unknown>>) => Promise<Standing | FieldError | undefined>;
  /** What a row that changes what stands does beyond overwriting it. */
  readonly foresee?: (db: Db, change: Changing) => Promise<Foreseen>;
  /** What would be refused of values that the form has taken. */
  readonly refuse?: (db: Db, values: Readonly<Record<string, unknown>>) => Promise<readonly FieldError[]>;
  /** What a select or look-up of the form may hold, by the name of its source. */
  readonly choices: Readonly<Record<string, ReadChoices>>;
  /** The same of too many to read them all: those that the texts may mean. */
  readonly searched?: Readonly<Record<string, Searched & { readonly read: ReadChoices }>>;
  /** The warehouses that an import has brought rows to; left out for a thing that is of none. */
  readonly warehousesOf?: (db: Db, job: string) => Promise<readonly string[]>;
  /** The very calls that a person would make, with what answers them. */
  readonly create: ImportCall;
  readonly update?: ImportCall;
}

export interface ImportCall {
  readonly endpoint: AnyEndpoint;
  readonly handler: Handler<AnyEndpoint>;
}
