import type { geocodeEndpoints } from "@o2r/api/contract/parties";
import type { Config } from "../../config.ts";
import { AppError } from "../../app-error.ts";
import type { Handlers } from "../../http/context.ts";
import { openGeocoder, type Geocoder } from "./geocoder.ts";

const geocoders = new WeakMap<Config, Geocoder>();

/** The geocoder of the settings, with what it knows already. */
const geocoderOf = (config: Config): Geocoder => {
  if (config.O2R_GEOCODER_URL === undefined)
    throw new AppError("geocoder.absent", "Addresses cannot be looked up here: type latitude and longitude by hand");
  const geocoder = geocoders.get(config) ?? openGeocoder(new URL(config.O2R_GEOCODER_URL));
  geocoders.set(config, geocoder);
  return geocoder;
};

/** Where addresses lie. */
export const geocodeHandlers: Handlers<typeof geocodeEndpoints> = {
  find: ({ services, query }) => geocoderOf(services.config).find(query.address),
};
