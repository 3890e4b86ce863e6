import type { BodyOf } from "@o2r/api/contract";
import type { invoiceLife, InvoiceRow } from "@o2r/api/contract/billing";
import type { Selectable } from "kysely";
import { conflict } from "../../../app-error.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Services } from "../../../http/context.ts";
import { hasProvider } from "../../../trade/invoice/has-provider.ts";
import type { Guard, StepCall, StepEffect } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { askLater, isAsked } from "./requests.ts";

type Held = { readonly held: Selectable<Database["invoice"]> };
type Effect = Promise<StepEffect<"invoice">>;
type Steps = typeof invoiceLife.endpoints;
type Call<K extends keyof Steps> = StepCall<InvoiceRow, BodyOf<Steps[K]>>;

/** Why an invoice cannot be registered, in words for people; null where it can. */
export const whyNoIrn = async (
  db: Db,
  { id, irn, kind }: Pick<Selectable<Database["invoice"]>, "id" | "irn" | "kind">,
): Promise<string | null> => {
  if (irn !== null) return "It has an IRN already, and an invoice is registered once";
  if (kind === "BILL") return "A bill of supply is not registered";
  return (await isAsked(db, id, "IRN")) ? "The provider is being asked for its IRN" : null;
};

const noIrn: Guard<"invoice"> = ({ db, held }) => whyNoIrn(db, held);

const noEWayAsked: Guard<"invoice"> = async ({ db, held }) =>
  (await isAsked(db, held.id, "EWAY")) ? "The provider is being asked for its e-way bill" : null;

const noEWay: Guard<"invoice"> = async (asked) =>
  asked.held.ewb_number !== null ? "It has an e-way bill already" : noEWayAsked(asked);

/** What stands in the way of registering an invoice, or of its e-way bill. */
export const registrationGuards = { noIrn, noEWay, noEWayAsked };

/** 409 where nobody can be asked. */
export const ensureProvider = (services: Pick<Services, "config">): void => {
  if (!hasProvider(services))
    throw conflict("No provider is named in the settings of the service: enter what the portal gives by hand");
};

const asking = (
  call: { readonly db: Db; readonly now: Date; readonly actor: { readonly id: string } },
  { held }: Held,
) => ({
  warehouseId: held.warehouse_id,
  of: { invoiceId: held.id },
  now: call.now,
  by: call.actor.id,
});

/** What the portal gave, as an invoice keeps it. */
export const irnOf = ({ irn, ackNumber, ackDate, signedQr }: BodyOf<Steps["enterIrn"]>) => ({
  irn: irn.toLowerCase(),
  ack_number: ackNumber,
  ack_date: ackDate,
  signed_qr: signedQr?.trim() || null,
});

/** What the steps of registering do: ask the provider, which a job does once this is committed, or write what was typed. */
export const registrationEffects = {
  askIrn: async (call: Call<"askIrn">, at: Held): Effect => {
    ensureProvider(call.services);
    await askLater(call.db, { ...asking(call, at), act: "IRN" });
    return {};
  },
  enterIrn: async ({ body }: Call<"enterIrn">): Effect => {
    const set = irnOf(body);
    return { set, told: { irn: set.irn } };
  },
  askEWay: async (call: Call<"askEWay">, at: Held): Effect => {
    ensureProvider(call.services);
    const { vehicleNumber, distance } = call.body;
    await askLater(call.db, { ...asking(call, at), act: "EWAY", vehicle: vehicleNumber, distance });
    return { set: { vehicle: vehicleNumber } };
  },
  enterEWay: async ({ body: { ewbNumber, ewbValidTill } }: Call<"enterEWay">): Effect => ({
    set: { ewb_number: ewbNumber, ewb_valid_till: ewbValidTill },
    told: { ewbNumber },
  }),
};
