import { array, number, string } from "yup";
import { endpoint } from "./endpoint.ts";
import { idSchema, listOf, shape } from "./schemas.ts";

/** One of the districts that a pincode lies in. */
const pincodeArea = shape({
  city: string().defined(),
  state: string().defined(),
  /** What its post offices are named after. */
  localities: array().of(string().defined()).defined(),
});

/** What pincodes stand for: forms of every area ask it. */
export const pincodeEndpoints = {
  find: endpoint({
    method: "GET",
    path: "/api/pincode",
    summary: "City, state and localities of a pincode, and the hubs that serve it; null for one that does not exist",
    query: shape({
      pincode: string()
        .matches(/^\d{6}$/, "Enter 6 digit pincode")
        .required(),
    }),
    reply: shape({
      pincode: string().defined(),
      city: string().defined(),
      state: string().defined(),
      /** More than one where it lies in several districts; city and state are those of the first. */
      areas: listOf(pincodeArea),
      /** The primary hub first, then those that stand in for it, in their order; none where nobody delivers. */
      servedBy: listOf(shape({ id: idSchema(), name: string().defined(), rank: number().integer().defined() })),
    })
      .nullable()
      .defined(),
    allow: "signedIn",
    scope: "none",
    limit: "read",
  }),
};

/** What every field of a pincode is: six digits (specification §5, Formats) that India Post has given to a place. */
export const pincodeRule = { digits: true, checks: ["pincode", "knownPincode"], width: "third" } as const;

/** What a city or a state is that follows the field of a pincode: nobody types it. */
export const ofPincode = <const P extends string = "pincode">(part: "city" | "state", field?: P) =>
  ({
    readOnly: true,
    width: "third",
    // Without a name it is the default of P.
    derive: { by: "placeOfPincode", from: [field ?? ("pincode" as P)], pick: part },
    messages: { readOnly: "Follows the pincode" },
  }) as const;

/** What a pincode is refused with that no post office has. */
export const unknownPincode = "There is no such pincode";
