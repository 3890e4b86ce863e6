import { boolean, number, string } from "yup";
import { endpoint } from "../../../core/endpoint.ts";
import { shape } from "../../../core/schemas.ts";

/** How many digits a code has that is sent to a number. */
export const mobileCodeLength = 6;

const tenDigits = () =>
  string()
    .matches(/^\d{10}$/, "Must be of 10 digits!")
    .required("Primary phone number is required!");

/** How far a number has come. */
const standing = shape({
  /** Whoever asks has shown that the number answers, within the last day. */
  verified: boolean().defined(),
  /** A code was sent that can still be entered. */
  sent: boolean().defined(),
  /** Seconds until another code may be sent. */
  resendAfter: number().integer().defined(),
});

const path = "/oms/retailer/signup/code";
const given = { allow: "retailer.onboard", scope: "none" } as const;

/** Codes by SMS that show that a retailer's mobile number is theirs. */
export const mobileCodeEndpoints = {
  standing: endpoint({
    method: "GET",
    path,
    summary: "See whether a mobile number was verified",
    query: shape({ mobile: tenDigits() }),
    reply: standing,
    limit: "read",
    ...given,
  }),
  send: endpoint({
    method: "POST",
    path,
    summary: "Send a code to a mobile number",
    body: shape({ mobile: tenDigits() }),
    reply: standing,
    limit: "write",
    write: { audit: "mobile-code.sent", idempotency: "optional", affects: [] },
    ...given,
  }),
  verify: endpoint({
    method: "POST",
    path: `${path}/verify`,
    summary: "Enter the code that a mobile number was sent",
    body: shape({
      mobile: tenDigits(),
      otp: string()
        .matches(/^\d{6}$/, "Enter the six digits of the code")
        .required("Otp is required"),
    }),
    reply: standing,
    limit: "write",
    write: { audit: "mobile-code.verified", idempotency: "optional", affects: [] },
    ...given,
  }),
};
