import {
  addressRequestEndpoints,
  kycEndpoints,
  retailerForm,
  retailerEndpoints,
  userAccountEndpoints,
} from "@o2r/api/contract/parties";
import { readOf, readsOfChoices, readsOfList, readsOfThing, type FirstReads } from "../../boot/first-reads.ts";
import { addressRequests } from "./address-request/address-request-words.ts";
import { beats, regions } from "./beat/beat-words.ts";
import { kycs } from "./kyc/kyc-words.ts";
import { retailerGroups } from "./retailer-group/retailer-group-words.ts";
import { retailers } from "./retailer/retailer-words.ts";
import { users } from "./user/user-words.ts";

/** What the pages of retailers and staff read first. */
export const firstReads: FirstReads = {
  ...readsOfList({ ...users, endpoint: userAccountEndpoints.list }),
  [`${users.path}/:id`]: [readOf(userAccountEndpoints.page)],
  [`${users.path}/:id/edit`]: [readOf(userAccountEndpoints.get)],
  ...readsOfList({ ...retailers, endpoint: retailerEndpoints.list }),
  ...readsOfList({ ...kycs, endpoint: kycEndpoints.list }),
  [`${kycs.path}/:id`]: [readOf(kycEndpoints.get)],
  ...readsOfList({ ...addressRequests, endpoint: addressRequestEndpoints.list }),
  [`${addressRequests.path}/:id`]: [readOf(addressRequestEndpoints.get)],
  [`${retailers.path}/:id`]: [readOf(retailerEndpoints.page)],
  ...readsOfThing(retailerGroups),
  ...readsOfThing(beats),
  ...readsOfThing(regions),
  [`${retailers.path}/:id/edit`]: [readOf(retailerEndpoints.get), ...readsOfChoices(retailerForm)],
};
