import type { Screen } from "../../routing/screen.ts";

/** The screens of the catalogue. */
export const screens = {
  productList: async () => (await import("./product/list.tsx")).ProductList,
  productImport: async () => (await import("./product/import.tsx")).ProductImport,
  productForm: async () => (await import("./product/page/product-page.tsx")).ProductPage,
  comboList: async () => (await import("./combo/list.tsx")).ComboList,
  comboForm: async () => (await import("./combo/form.tsx")).ComboForm,
  priceChangeList: async () => (await import("./price-change/list.tsx")).PriceChangeList,
  priceChange: async () => (await import("./price-change/screen.tsx")).PriceChangeScreen,
  brandList: async () => (await import("./brand/list.tsx")).BrandList,
  brandForm: async () => (await import("./brand/form.tsx")).BrandForm,
  companyList: async () => (await import("./company/list.tsx")).CompanyList,
  companyForm: async () => (await import("./company/form.tsx")).CompanyForm,
  categoryList: async () => (await import("./category/list.tsx")).CategoryList,
  categoryForm: async () => (await import("./category/form.tsx")).CategoryForm,
  subCategoryList: async () => (await import("./sub-category/list.tsx")).SubCategoryList,
  subCategoryForm: async () => (await import("./sub-category/form.tsx")).SubCategoryForm,
  attributeList: async () => (await import("./attribute/list.tsx")).AttributeList,
  attributeForm: async () => (await import("./attribute/form.tsx")).AttributeForm,
} satisfies Readonly<Record<string, Screen>>;

declare module "../../routing/screen.ts" {
  interface Screens {
    readonly catalogue: typeof screens;
  }
}
