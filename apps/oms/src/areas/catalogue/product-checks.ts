import { isId, type FieldError } from "@o2r/api/contract";
import { imageTypes } from "@o2r/api/contract/document";
import type { ProductDetail, ProductValues } from "@o2r/api/contract/catalogue";
import type { Db } from "../../db/schema.ts";

interface Checking {
  readonly db: Db;
  readonly actorId: string;
  readonly values: ProductValues;
  /** The product as it stands; null for a new one. */
  readonly before: ProductDetail | null;
}

type Check = (checking: Checking) => Promise<FieldError | null>;

const kit: Check = async ({ db, values, before }) => {
  const wrong = (message: string): FieldError => ({ field: "skuKit", message });
  const ids = values.skuKit ?? [];
  if (ids.length === 0) return null;
  if (before && ids.includes(before.id)) return wrong("A kit cannot contain itself");
  const parts = await db
    .selectFrom("product")
    .select((eb) => [
      "product.name",
      eb
        .exists(
          eb
            .selectFrom("sku_kit_item as item")
            .select("item.product_id")
            .whereRef("item.product_id", "=", "product.id"),
        )
        .as("kit"),
    ])
    .where("product.id", "in", ids)
    .execute();
  if (parts.length < ids.length) return wrong("A product of the kit does not exist any more");
  const nested = parts.find((part) => part.kit);
  if (nested) return wrong(`${nested.name} is a kit itself, and a kit cannot contain another`);
  const user =
    before &&
    (await db.selectFrom("sku_kit_item").select("product_id").where("component_id", "=", before.id).executeTakeFirst());
  return user ? wrong("This product is part of a kit, so it cannot be a kit itself") : null;
};

/** A picture may be the caller's own, or one that a product shows already: then it is no secret. */
const images: Check = async ({ db, actorId, values }) => {
  const ids = values.images ?? [];
  if (ids.length === 0) return null;
  const wrong = (message: string): FieldError => ({ field: "images", message });
  const gone = wrong("An image does not exist any more. Please upload it again");
  if (!ids.every(isId)) return gone;
  const found = await db
    .selectFrom("document")
    .select("document.content_type")
    .where("document.id", "in", ids)
    .where((eb) =>
      eb.or([
        eb("document.owner_id", "=", actorId),
        eb.exists(
          eb
            .selectFrom("product_image as shown")
            .select("shown.product_id")
            .whereRef("shown.document_id", "=", "document.id"),
        ),
      ]),
    )
    .execute();
  if (found.length < ids.length) return gone;
  const pictures = found.every(({ content_type }) => imageTypes.some((type) => type === content_type));
  return pictures ? null : wrong("Only JPEG, GIF and PNG files can be images");
};

/** What is wrong with the kit and the images of a product: rules that need the row itself, beyond those of its form. */
export const checkProduct = async (checking: Checking): Promise<readonly FieldError[]> => {
  const errors = [await kit(checking), await images(checking)];
  return errors.filter((error) => error !== null);
};
