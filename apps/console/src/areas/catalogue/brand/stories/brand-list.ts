import { listStates } from "../../../../stories/list-states.ts";
import { brandService } from "./demo-brands.ts";

/** The list of brands in its states, by which what all lists do is shown, too. */
export const brandList = listStates({
  title: "Brand",
  path: "/brand",
  service: brandService,
  role: "SUPER_ADMIN",
  first: "Annapurti",
  onPhone: "73 products",
});
