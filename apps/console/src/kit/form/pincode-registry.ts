import type { Client } from "@o2r/api/client";
import { pincodeEndpoints, unknownPincode } from "@o2r/api/contract/core";
import type { Registry, Value } from "@o2r/forms";
import { inquiry, lookup } from "@o2r/forms/async";

/** What forms ask of a pincode: whether it exists, and where it is. Both are one question to the service. */
export const pincodeRegistry = (client: Client): Required<Pick<Registry, "checks" | "derivations">> => {
  const asked = new Map<string, ReturnType<typeof ask>>();
  const ask = async (pincode: string) => {
    const { payload, error } = await client.call(pincodeEndpoints.find, { query: { pincode } }, { quiet: true });
    if (error === undefined) return payload;
    // What failed is asked again.
    asked.delete(pincode);
    throw new Error(error.message);
  };
  const find = (value: Value | undefined) => {
    const pincode = String(value);
    const found = asked.get(pincode) ?? ask(pincode);
    asked.set(pincode, found);
    return found;
  };
  return {
    checks: { knownPincode: inquiry(async (pincode) => (await find(pincode)) !== null, { message: unknownPincode }) },
    derivations: {
      placeOfPincode: lookup(async ([pincode]) => {
        const found = await find(pincode);
        return found === null ? undefined : { city: found.city, state: found.state };
      }),
    },
  };
};
