import { derivations } from "./derivations.ts";
import { formats } from "./formats.ts";
import type { Registry } from "../engine/world.types.ts";

export { eanCheckDigit } from "./ean.ts";
export { gstinCheckDigit, stateCode, stateNames } from "./gstin.ts";
export { withReady } from "./with-ready.ts";
export { derivations, formats };

/** The checks and derivations that most forms name: `registry: { ...ready, sources }`. The service has them anyway. */
export const ready = { checks: formats, derivations } satisfies Registry;
