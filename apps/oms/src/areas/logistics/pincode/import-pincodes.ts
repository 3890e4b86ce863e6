import { pincodeForm, pincodeThing } from "@o2r/api/contract/logistics";
import type { Importer } from "../../../kit/importer.ts";
import { valuesOf } from "../../../kit/values-of.ts";
import { hubChoices } from "../hub-choices.ts";
import { findPincode, pincodeMasterHandlers } from "./pincode-master.ts";

/** Pincodes from a file, with the hubs that serve them. */
export const pincodeImporter: Importer = {
  find: async (db, { pincode }) => {
    const row = await db.selectFrom("pincode").select("id").where("pincode", "=", String(pincode)).executeTakeFirst();
    const found = row && (await findPincode(db, row.id));
    if (!found) return undefined;
    const { id, version, hub, standInNames } = found;
    return { id, version, values: valuesOf(pincodeForm, found), names: { hubId: hub, standIns: standInNames } };
  },
  choices: { warehouse: hubChoices },
  create: { endpoint: pincodeThing.endpoints.create, handler: pincodeMasterHandlers.create },
  update: { endpoint: pincodeThing.endpoints.update, handler: pincodeMasterHandlers.update },
};
