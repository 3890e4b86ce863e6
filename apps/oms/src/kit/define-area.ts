import type { AnyEndpoint, Area as ContractArea, Importable, ListEndpoint, Report } from "@o2r/api/contract";
import type { ImportThing } from "@o2r/api/contract/insight";
import type { Registry } from "@o2r/forms";
import type { ConstraintMessages } from "../db/database-error.ts";
import type { Db } from "../db/schema.ts";
import type { ContractHandlers, Handler, Services } from "../http/context.ts";
import type { Job } from "../jobs/regular.ts";
import type { Importer } from "./importer.ts";
import type { Producer } from "./producer.ts";

/** An importer for each thing of the area that the contract lets be imported, and for no other. */
type Importers<A extends ContractArea> = A extends {
  readonly imports: infer I extends Readonly<Record<string, Importable>>;
}
  ? { readonly importers: { readonly [Thing in keyof I]: Importer } }
  : { readonly importers?: never };

/** The reports that are more than the rows of a list. */
type OwnReports<R> = {
  [Name in keyof R]: R[Name] extends { readonly list: ListEndpoint } ? never : Name;
}[keyof R];

/** A producer for each report of the area that holds more than the rows of a list, and for no other. */
type Producers<A extends ContractArea> = A extends {
  readonly reports: infer R extends Readonly<Record<string, Report>>;
}
  ? [OwnReports<R>] extends [never]
    ? { readonly producers?: never }
    : { readonly producers: { readonly [Name in OwnReports<R>]: Producer<R[Name]> } }
  : { readonly producers?: never };

interface AreaParts {
  /** What to say when a constraint of the database refuses a row, by the constraint's name. */
  readonly constraints?: ConstraintMessages;
  /** The checks, sources and derivations that forms speak of. A source's `exists` looks into the database. */
  readonly forms?: (db: Db) => Pick<Registry, "checks" | "sources" | "derivations">;
  /** Work that is done from time to time, in one process of all. */
  readonly jobs?: readonly Job[];
  /** Removes what has served its time, or was left behind by a kill. May run in several processes at once. */
  readonly sweep?: (db: Db, services: Services, now: Date) => Promise<void>;
  /** What does not answer at the moment, a word each. */
  readonly missing?: (services: Services) => Promise<readonly string[]>;
  /** Refuses a start that could not serve, before anything is written. */
  readonly check?: (services: Services) => Promise<void>;
  /** Brings a migrated database to where people can use the area; after the demo data, where it is wanted. */
  readonly begin?: (db: Db, services: Services) => Promise<void>;
}

/** What an area gives the service to run; its `area.ts` exports one. Each part is for that area's own things alone. */
export type ServiceArea<A extends ContractArea> = AreaParts &
  Importers<A> &
  Producers<A> & {
    /** One per action of each of its things. */
    readonly handlers: ContractHandlers<A["things"]>;
  };

/** An area whose things are nobody's business. */
export interface AnyArea extends AreaParts {
  readonly handlers: Readonly<Record<string, object>>;
  readonly importers?: Readonly<Record<string, Importer>>;
  readonly producers?: Readonly<Record<string, Producer>>;
}

/** What all areas know together, for an area that works with the things of every other, as imports do. */
export interface AllAreas {
  readonly constraints: ConstraintMessages;
  readonly formRegistry: (db: Db) => Registry;
  readonly importers: Readonly<Record<ImportThing, Importer>>;
  /** By the name of the report. */
  readonly producers: Readonly<Record<string, Producer>>;
  /** What answers a list. */
  readonly listHandler: (list: ListEndpoint) => Handler<AnyEndpoint>;
}

/** An area, or one that is made knowing all: it may use them when it is called, not while it is made. */
export type DefinedArea<A extends ContractArea> = ServiceArea<A> | ((all: AllAreas) => ServiceArea<A>);
