import type { EndpointMap } from "@o2r/api/contract";
import type { Registry } from "@o2r/forms";
import type { ConstraintMessages } from "../db/database-error.ts";
import type { Db } from "../db/schema.ts";
import type { Job } from "../jobs/regular.ts";
import type { Masters } from "../kit/master.ts";
import type { CheckDocuments, ContractHandlers, Services } from "./context.ts";
import type { FindActor, FindActors, FindLinked } from "./actor.ts";

export type Contract = Readonly<Record<string, EndpointMap>>;

/** What the areas of the trade give the platform to run; `areas/index.ts` exports one as `areas`. */
export interface Areas<C extends Contract> {
  readonly contract: C;
  readonly handlers: ContractHandlers<C>;
  readonly findActor: FindActor;
  readonly findActors: FindActors;
  /** Where it is missing, no link is good. */
  readonly findLinked?: FindLinked;
  readonly checkDocuments: CheckDocuments;
  /** What fields of forms refer to. */
  readonly masters: Masters;
  /** What to say when a constraint of the database refuses a row, by the constraint's name. */
  readonly constraints: ConstraintMessages;
  /**
   * The named checks, sources and derivations that the contract's forms speak of. A source's `exists` looks into the
   * database, so that an id which names nothing is refused beside its field.
   */
  readonly formRegistry: (db: Db) => Registry;
  /**
   * Brings a migrated database to where people can sign in: the first administrator, and demo data where the
   * configuration wants it and the database is empty. Throws where this start is refused. May run in several processes at once.
   */
  readonly prepare: (db: Db, services: Services) => Promise<void>;
  /** What does not answer at the moment, a word each. The service goes on without it, but its operator is told. */
  readonly missing: (services: Services) => Promise<readonly string[]>;
  /** Work that is done from time to time, in one process of all. */
  readonly jobs?: readonly Job[];
  /** Removes what has served its time, or was left behind by a kill. May run in several processes at once. */
  readonly sweep: (db: Db, services: Services, now: Date) => Promise<void>;
}
