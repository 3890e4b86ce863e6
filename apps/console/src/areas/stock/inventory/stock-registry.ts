import type { Client } from "@o2r/api/client";
import { expiry, inventoryForm, usualUnits } from "@o2r/api/contract/stock";
import type { Registry } from "@o2r/forms";
import { formRegistry } from "../../../kit/form/form-registry.ts";

/** What the form of an entry names beside look-ups: how many units are usual, and when a batch of the chosen product expires. */
export const stockRegistry = (client: Client): Registry => {
  const registry = formRegistry(client, inventoryForm);
  return {
    ...registry,
    checks: { ...registry.checks, usualUnits },
    derivations: { ...registry.derivations, expiry },
  };
};
