import type { ClientOptions } from "@o2r/api/client";

/** Says what the service refuses in the words of the edition: English has none to look up, others take `say-in-words.ts` in place of this. */
export const sayRefusal: ClientOptions["say"] = undefined;
