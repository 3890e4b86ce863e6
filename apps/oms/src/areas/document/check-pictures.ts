import { isId, type FieldError } from "@o2r/api/contract";
import { imageTypes } from "@o2r/api/contract/document";
import type { Db } from "../../db/schema.ts";
import type { Actor } from "../../http/context.ts";
import { shownTo } from "./shown-to.ts";

/**
 * What is wrong with the pictures that a field names. A picture may be the caller's own, or one that something which
 * the caller may read shows already: then it is no secret.
 */
export const checkPictures = async (
  db: Db,
  actor: Pick<Actor, "id" | "userType">,
  field: string,
  ids: readonly string[],
): Promise<FieldError | null> => {
  if (ids.length === 0) return null;
  const gone = { field, message: "An image does not exist any more. Please upload it again" };
  if (!ids.every(isId)) return gone;
  const found = await db
    .selectFrom("document")
    .select("content_type")
    .where("id", "in", ids)
    .where((eb) => eb.or([eb("owner_id", "=", actor.id), shownTo(actor.userType)]))
    .execute();
  if (found.length < ids.length) return gone;
  const pictures = found.every(({ content_type }) => imageTypes.some((type) => type === content_type));
  return pictures ? null : { field, message: "Only JPEG, GIF and PNG files can be images" };
};
