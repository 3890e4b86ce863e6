/** One thing that a write changed, as a handler reports it. */
export interface AuditEntry {
  /** The thing: `product`, `user`, … */
  readonly entity: string;
  /** Id of the row. */
  readonly id: string;
  /** Version of the row after the change. */
  readonly version?: number;
  /** What happened, when it is not the endpoint's own audit key. */
  readonly action?: `${string}.${string}`;
  /** The declared fields before and after; absent or null for a row that did not exist, or no longer does. */
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
  /** The warehouse whose staff may hear of it; absent when every warehouse may. */
  readonly warehouseId?: string;
  /** Another warehouse whose staff may hear of it, too, such as that which sends what this one gets. */
  readonly alsoAt?: string;
  /** The row of a file that it was imported from. */
  readonly origin?: { readonly file: string; readonly row: number };
  /** It takes back what was done before it, as `markUndoes` has found. */
  readonly undoes?: true;
  /** The one person who may hear of it; absent when it is nobody's own. */
  readonly userId?: string;
}

/** One field that changed. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}
