import type { AnyEndpoint, Permission } from "@o2r/api/contract/core";
import type { FormDefinition } from "@o2r/forms";

/** A thing of which a new one can be made where it is chosen. */
export interface NewRow {
  /** What one is called, in lower case. */
  readonly one: string;
  readonly definition: FormDefinition;
  readonly create: AnyEndpoint;
  readonly permission: Permission;
}
