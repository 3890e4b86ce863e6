import { string, type InferType } from "yup";
import { instantSchema, shape } from "../../../core/schemas.ts";

/** A link by which a driver without an account opens the run sheet of one shipment. */
export const runLink = shape({
  /** What stands behind the `#` of its address. It is not stored, and no log has it. */
  token: string().defined(),
  /** Whom it was made for. */
  driverName: string().defined(),
  madeBy: string().defined(),
  madeAt: instantSchema(),
  /** It ends then, or when the shipment is settled or cancelled, whichever is first. */
  expiresAt: instantSchema(),
});
export type RunLink = InferType<typeof runLink>;

const mark = "#run=";

/**
 * The address of a shipment's run sheet for whoever brings the token. It stands behind the `#`, which no browser sends to a
 * server or tells to another page.
 */
export const runLinkPath = (shipmentId: string, token: string): string =>
  `/shipment-management/${shipmentId}${mark}${token}`;

/** The token in the part of an address behind the `#`; undefined where there is none. */
export const runTokenOf = (hash: string): string | undefined =>
  hash.startsWith(mark) ? hash.slice(mark.length) || undefined : undefined;
