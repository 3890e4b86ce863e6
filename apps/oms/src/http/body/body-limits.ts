import type { AnyEndpoint } from "@o2r/api/contract";
import { bodySchemaOf, boundsOf } from "@o2r/api/openapi";
import type { Config } from "../../config.ts";

/** How much of a JSON body is read before anybody judges it. */
export interface BodyLimits {
  readonly bytes: number;
  readonly values: number;
}

const kib = 1024;
/** Before it is known who sends it, a body is a name and a secret. */
const fromAnybody = 16 * kib;
/** A form has few bytes; somebody who pastes too much into it is told so at the field. */
const fewestBytes = 64 * kib;
/** Keys that no form knows, which are named to whoever sends them. */
const strangers = 100;

type Bounds = ReturnType<typeof boundsOf>;

/** What follows from the contract alone, and takes a while to work out: services of one process share it. */
const known = new WeakMap<AnyEndpoint, Bounds>();

const boundsOfBody = (endpoint: AnyEndpoint): Bounds => {
  const bounds = known.get(endpoint) ?? boundsOf(bodySchemaOf(endpoint) ?? {});
  known.set(endpoint, bounds);
  return bounds;
};

/**
 * The limits of an endpoint's body, by what its contract declares. A list that is somewhat too long passes, to be refused
 * by its name; what is beyond is not even parsed.
 */
export const bodyLimitsOf = (endpoint: AnyEndpoint, { O2R_BODY_KIB }: Pick<Config, "O2R_BODY_KIB">): BodyLimits => {
  const bounds = boundsOfBody(endpoint);
  const most = endpoint.allow === "public" ? fromAnybody : Math.max(fewestBytes, bounds.bytes);
  return { bytes: Math.min(O2R_BODY_KIB * kib, most), values: 2 * bounds.values + strangers };
};
