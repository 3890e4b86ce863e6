import type { Scenario } from "../scenario.ts";
import { conditions } from "./conditions.ts";
import { formats } from "./formats.ts";
import { rows } from "./rows.ts";
import { values } from "./values.ts";

/**
 * What every definition means, as cases: run in a browser and in a service they must all pass, and so must any other
 * reading of the same definitions.
 */
export const conformance: readonly Scenario[] = [...conditions, ...values, ...formats, ...rows];
