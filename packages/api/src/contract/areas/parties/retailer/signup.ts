import { string } from "yup";
import { endpoint, formBody } from "../../../core/endpoint.ts";
import { idSchema, shape } from "../../../core/schemas.ts";
import { retailerOnboardingForm } from "../retailer-onboarding-form.ts";

/** Taking on a retailer (specification §7, signup). */
export const signupEndpoints = {
  submit: endpoint({
    method: "POST",
    path: "/oms/retailer/signup",
    summary: "Take on a retailer: the papers go to whoever verifies them",
    body: formBody(retailerOnboardingForm),
    reply: shape({
      id: idSchema(),
      establishment: string().defined(),
      /** Who delivers there; null where nobody does yet. */
      hub: string().nullable().defined(),
    }),
    allow: "retailer.onboard",
    scope: "none",
    limit: "write",
    write: {
      audit: "retailer.onboarded",
      idempotency: "required",
      affects: ["/oms/retailer", "/api/retailer", "/oms/kyc"],
    },
  }),
};
