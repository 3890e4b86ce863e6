import { number, string } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { shape } from "../../core/schemas.ts";

/** Finding places, for forms that ask for an address and where it lies. */
export const geocodeEndpoints = {
  find: endpoint({
    method: "GET",
    path: "/api/geocode",
    summary: "Find where an address lies, as the geocoding service says; null when it knows no such place",
    query: shape({ address: string().trim().min(5).max(400).required() }),
    reply: shape({
      latitude: number().min(-90).max(90).defined(),
      longitude: number().min(-180).max(180).defined(),
      /** What was found, in the provider's words. */
      place: string().defined(),
    })
      .nullable()
      .defined(),
    allow: "place.locate",
    scope: "none",
    outward: true,
    limit: "read",
    refuses: ["geocoder.absent"],
  }),
};
