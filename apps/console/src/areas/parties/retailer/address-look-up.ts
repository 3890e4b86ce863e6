import type { Client } from "@o2r/api/client";
import { geocodeEndpoints } from "@o2r/api/contract/parties";
import { lookup } from "@o2r/forms/async";
import type { Inquiry } from "@o2r/forms";

/** Finding where an address lies, for the forms that ask for both. */
export interface AddressLookUp {
  /** `latitude` and `longitude` of an address, given in parts. */
  readonly derivation: Inquiry;
  /** The service has nobody to ask: latitude and longitude are typed. */
  readonly isAbsent: () => boolean;
  /** Calls back when that turns out. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long an address must rest, in milliseconds, before it is asked about: providers count questions. */
const rest = 1000;

/** Asks the service, which asks its geocoding service; not again once it has said that it has none. */
export const addressLookUp = (client: Client): AddressLookUp => {
  const listeners = new Set<() => void>();
  let absent = false;
  const derivation = lookup(
    async (parts, signal) => {
      if (absent) return undefined;
      const address = parts.join(", ");
      const { payload, error } = await client.call(
        geocodeEndpoints.find,
        { query: { address } },
        { signal, quiet: true },
      );
      if (error?.code === "geocoder.absent") {
        absent = true;
        listeners.forEach((listener) => listener());
        return undefined;
      }
      if (error !== undefined) throw new Error(error.message);
      return payload === null ? undefined : { latitude: payload.latitude, longitude: payload.longitude };
    },
    { wait: rest },
  );
  return {
    derivation,
    isAbsent: () => absent,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
