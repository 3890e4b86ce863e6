import { string, type InferType } from "yup";
import { linkHash } from "../../../core/access/link-mark.ts";
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

/** The address of a shipment's run sheet for whoever brings the token. */
export const runLinkPath = (shipmentId: string, token: string): string =>
  `/shipment-management/${shipmentId}${linkHash(token)}`;
