import { publicImageUrl } from "@o2r/api/contract/document";
import type { toldEndpoints } from "@o2r/api/contract/layout";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { rawReply, type Handlers, type Services } from "../../../http/context.ts";
import { signPicture } from "../../../kit/sign-picture.ts";
import { ToldCache } from "./read-told.ts";
import { askerOf } from "./viewer.ts";

const json = "application/json; charset=utf-8";

/** Each database has a memory of its own. */
const caches = new WeakMap<Db, ToldCache>();

const cacheOf = (db: Db, { config }: Services): ToldCache => {
  const known = caches.get(db) ?? new ToldCache((id) => publicImageUrl(id, signPicture(config.tokenSecret, id)));
  caches.set(db, known);
  return known;
};

/** What the apps ask when they start. */
export const toldHandlers: Handlers<typeof toldEndpoints> = {
  read: async ({ db, query, caller, now, services }) => {
    const asker = await askerOf(db, caller, query.retailer);
    const told = await cacheOf(db, services).read(db, query, asker, now);
    if (told === undefined) throw notFound("App configuration");
    // Kept by the app, and asked about each time: maintenance is known at once. What is a shop's is nobody else's.
    const keeping = asker.viewer.kind === "nobody" ? "no-cache" : "private, no-cache";
    return rawReply(json, told.bytes, { etag: told.etag, "cache-control": keeping, vary: "Authorization, Cookie" });
  },
};
