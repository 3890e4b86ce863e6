import { addDays, todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import { comboEndpoints as combo } from "@o2r/api/contract/catalogue";
import { promotionEndpoints as promotion, type PromotionValues } from "@o2r/api/contract/promotions";
import { expect } from "vitest";
import type { OrderScene } from "./order-scene.ts";

let made = 0;

/** Two of the first product at 18 % and one of the second at 5 %, together ₹25 by 33.33 : 66.67. */
export const addCombo = async ({ addProduct, superAdmin }: OrderScene, most?: number) => {
  const [soap, salt] = [await addProduct({ gst: 18 }), await addProduct({ gst: 5 })];
  const { status, payload, errors } = await superAdmin.call(combo.create, {
    body: {
      name: `Wash day ${(made += 1)}`,
      components: [
        { productId: soap, quantity: 2, allocation: 33.33 },
        { productId: salt, quantity: 1, allocation: 66.67 },
      ],
      price: 25,
      validFrom: addDays(todayIn(), -1),
      validTill: addDays(todayIn(), 30),
      ...(most !== undefined && { maxQuantity: most }),
    },
  });
  expect([status, errors]).toEqual([200, []]);
  return { id: payload.id, sku: payload.sku ?? "", soap, salt };
};

/** One of each of two products, two kits to a pack. */
export const addKit = async ({ addProduct, db }: OrderScene, name?: string) => {
  const kit = await addProduct({ pack_of: 2, ...(name !== undefined && { name }) });
  const [soap, salt] = [await addProduct(), await addProduct({ gst: 5 })];
  await sql`insert into sku_kit_item (product_id, component_id, position)
    values (${kit}, ${soap}, 0), (${kit}, ${salt}, 1)`.execute(db);
  return { id: kit, soap, salt };
};

/** Buy 5, get 2 of the same, unless told; started. */
export const addGift = async (
  { admin }: OrderScene,
  products: readonly string[],
  more: Partial<PromotionValues> = {},
) => {
  const { payload, errors } = await admin.call(promotion.create, {
    body: {
      title: `Five and two ${(made += 1)}`,
      kind: "BUY_GET",
      buyQuantity: 5,
      getQuantity: 2,
      fundedBy: "BRAND",
      companyDiscount: 100,
      distributorDiscount: 0,
      validFrom: todayIn(),
      validTill: addDays(todayIn(), 30),
      platform: "ALL",
      priority: 10,
      stackable: false,
      products: [...products],
      ...more,
    },
  });
  expect(errors).toEqual([]);
  const { status } = await admin.call(promotion.start, { params: { id: payload.id }, version: payload.version });
  expect(status).toBe(200);
  return payload;
};
