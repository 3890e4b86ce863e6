import type { BodyOf } from "@o2r/api/contract";
import type { productEndpoints } from "@o2r/api/contract/catalogue";

export type ProductBody = BodyOf<typeof productEndpoints.create>;

/** A product that is right in every respect, as its form sends it. */
export const newProduct = (formName: string, changes: Partial<ProductBody> = {}): ProductBody => ({
  formName,
  formProductShelfLife: 180,
  formProductItemType: "FOOD",
  formProductUnitWeight: 1,
  WEIGHT_TYPE: "KG",
  formPackOf: 20,
  PACK_TYPE: "POUCH",
  formProductLength: 30,
  formProductWidth: 20,
  formProductHeight: 25,
  formO2rPrice: 151.25,
  formDlp: 155,
  formRlp: 162.4,
  formProductMrp: 178,
  formProductGst: 5,
  formProductCess: 0,
  formProductHsn: "07136000",
  formProductPlatform: "ALL",
  formProductType: "Non-DS Products",
  formProductDescription: "Pulses for tests",
  ...changes,
});
