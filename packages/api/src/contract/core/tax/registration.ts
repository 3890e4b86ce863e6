import { boolean, number, string, type InferType } from "yup";
import { instantSchema, listOf, shape, textOrNull } from "../schemas.ts";

/** What a provider of e-invoices is asked for. */
export const registrationActs = [
  { value: "IRN", label: "IRN" },
  { value: "EWAY", label: "E-way bill" },
  { value: "CANCEL_EWAY", label: "Cancelling the e-way bill" },
  { value: "CANCEL_IRN", label: "Cancelling the IRN" },
] as const;
export type RegistrationAct = (typeof registrationActs)[number]["value"];

/** How far a request of the provider has come. */
export const requestStates = {
  QUEUED: { label: "Waits", tone: "warning" },
  SENDING: { label: "Asked", tone: "info" },
  DONE: { label: "Done", tone: "success" },
  FAILED: { label: "Refused", tone: "danger" },
  DROPPED: { label: "Not needed any more", tone: "neutral" },
} as const;
export type RequestState = keyof typeof requestStates;

/** One request of the provider, as the invoice shows it. */
export const registrationRequest = shape({
  act: string()
    .oneOf(registrationActs.map(({ value }) => value))
    .defined(),
  state: string()
    .oneOf(["QUEUED", "SENDING", "DONE", "FAILED", "DROPPED"] as const)
    .defined(),
  attempts: number().integer().defined(),
  /** Why the last attempt came to nothing, in words. */
  fault: string().nullable().defined(),
  at: instantSchema(),
});
export type RegistrationRequest = InferType<typeof registrationRequest>;

/** What the portal gave for an invoice, and what is known of its registration beside. */
export const registrationFields = () => ({
  irn: textOrNull(),
  ackNumber: textOrNull(),
  ackDate: textOrNull(),
  signedQr: textOrNull(),
  /** The law asks for an IRN of it, by the turnover that the settings tell. */
  irnNeeded: boolean().defined(),
  /** A provider is named in the settings of the service, and can be asked. */
  hasProvider: boolean().defined(),
  /** What the provider was asked for, newest first. */
  requests: listOf(registrationRequest),
});
