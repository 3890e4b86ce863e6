import { appConfigEndpoints } from "@o2r/api/contract/layout";
import { readOf, readsOfList, readsOfThing, type FirstReads } from "../../boot/first-reads.ts";
import { appConfigs } from "./app-config/app-config-words.ts";
import { contents } from "./content/content-words.ts";
import { layoutPages } from "./page/page-words.ts";
import { rails } from "./rail/rail-words.ts";

/** What the pages of the layout of the apps read first. */
export const firstReads: FirstReads = {
  ...readsOfList({ ...appConfigs, endpoint: appConfigEndpoints.list }),
  [`${appConfigs.path}/:id`]: [readOf(appConfigEndpoints.page)],
  [`${appConfigs.path}/:id/edit`]: [readOf(appConfigEndpoints.get)],
  ...readsOfThing(contents),
  ...readsOfThing(layoutPages),
  ...readsOfList({ ...rails, endpoint: rails.endpoints.list }),
};
