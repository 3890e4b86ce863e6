import { admins, full, inShell } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";
import { thingPages } from "../../routing/thing-pages.ts";

/** The pages of the catalogue. */
export const pages: readonly AreaPage[] = [
  {
    ...inShell,
    path: "/product/import",
    title: "Import products",
    screen: { of: "catalogue", name: "productImport" },
    allowed: admins,
    under: "/product",
  },
  ...thingPages(
    {
      ...inShell,
      path: "/product/price-change",
      title: "Price changes",
      screen: { of: "catalogue", name: "priceChangeList" },
      allowed: admins,
      under: "/product",
    },
    "price change",
    { of: "catalogue", name: "priceChange" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/product",
      title: "Product",
      screen: { of: "catalogue", name: "productList" },
      allowed: admins,
      entry: { block: 2, place: 2 },
    },
    "product",
    { of: "catalogue", name: "productForm" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/category",
      title: "Category",
      screen: { of: "catalogue", name: "categoryList" },
      allowed: admins,
      entry: { block: 3, place: 3, within: "Category Master" },
    },
    "category",
    { of: "catalogue", name: "categoryForm" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/sub-category",
      title: "Sub-category",
      screen: { of: "catalogue", name: "subCategoryList" },
      allowed: admins,
      entry: { block: 3, place: 4, within: "Category Master" },
    },
    "sub-category",
    { of: "catalogue", name: "subCategoryForm" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/brand/company",
      title: "Companies",
      screen: { of: "catalogue", name: "companyList" },
      allowed: admins,
      under: "/brand",
    },
    "company",
    { of: "catalogue", name: "companyForm" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/brand",
      title: "Brand",
      screen: { of: "catalogue", name: "brandList" },
      allowed: admins,
      entry: { block: 3, place: 5 },
    },
    "brand",
    { of: "catalogue", name: "brandForm" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/attribute",
      title: "Attributes",
      screen: { of: "catalogue", name: "attributeList" },
      allowed: admins,
      entry: { block: 3, place: 6 },
    },
    "attribute",
    { of: "catalogue", name: "attributeForm" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/combo-config",
      title: "Combo Config",
      screen: { of: "catalogue", name: "comboList" },
      allowed: full,
      entry: { block: 5, place: 10, within: "Settings" },
    },
    "combo",
    { of: "catalogue", name: "comboForm" },
  ),
];
