import {
  attributeEndpoints,
  brandEndpoints,
  categoryEndpoints,
  companyEndpoints,
  subCategoryEndpoints,
  lookupEndpoints,
  masterEndpoints,
  productEndpoints,
} from "./areas/catalogue/index.ts";
import { documentEndpoints } from "./areas/document/index.ts";
import { notificationEndpoints } from "./areas/notification/index.ts";
import { sessionEndpoints, userEndpoints } from "./areas/session/index.ts";

export * from "./core/index.ts";

/** Everything that may be said over the wire: thing, action, endpoint. The browser imports areas singly instead. */
export const contract = {
  session: sessionEndpoints,
  user: userEndpoints,
  notification: notificationEndpoints,
  document: documentEndpoints,
  product: productEndpoints,
  brand: brandEndpoints,
  category: categoryEndpoints,
  subCategory: subCategoryEndpoints,
  attribute: attributeEndpoints,
  company: companyEndpoints,
  lookup: lookupEndpoints,
  master: masterEndpoints,
};

export type Contract = typeof contract;
