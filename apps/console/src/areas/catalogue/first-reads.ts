import { priceChangeEndpoints, productForm } from "@o2r/api/contract/catalogue";
import { readOf, readsOfList, readsOfThing, type FirstReads } from "../../boot/first-reads.ts";
import { attributes } from "./attribute/attribute-words.ts";
import { brands } from "./brand/brand-words.ts";
import { categories } from "./category/category-words.ts";
import { combos } from "./combo/combo-words.ts";
import { companies } from "./company/company-words.ts";
import { priceChanges } from "./price-change/price-change-words.ts";
import { products } from "./product/product-words.ts";
import { subCategories } from "./sub-category/sub-category-words.ts";

/** What the pages of the catalogue read first. */
export const firstReads: FirstReads = {
  ...readsOfThing(attributes),
  ...readsOfThing(brands),
  ...readsOfThing(categories),
  ...readsOfThing(combos),
  ...readsOfThing(companies),
  ...readsOfThing({ ...products, form: productForm }),
  ...readsOfThing(subCategories),
  ...readsOfList(priceChanges),
  [`${priceChanges.path}/:id`]: [readOf(priceChangeEndpoints.get)],
};
