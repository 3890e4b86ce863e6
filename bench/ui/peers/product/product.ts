/** One row of the product list, as the service answers it. */
export interface ProductRow {
  readonly id: string;
  readonly sku: string;
  readonly formName: string;
  readonly brand: string | null;
  readonly subCategory: string | null;
  readonly formProductMrp: number;
  readonly formRlp: number;
  readonly formDlp: number;
  readonly formO2rPrice: number;
  readonly formProductGst: number;
  readonly formProductPlatform: string;
  readonly active: boolean;
  readonly image: string | null;
}

export interface ProductPage {
  readonly content: readonly ProductRow[];
  readonly totalElements: number;
}

/** What a field of the form holds. */
export type Value = string | number | readonly string[] | null;

/** A whole product: a value for each field, and the names of what it refers to. */
export type Product = { readonly id: string } & { readonly [field: string]: Value };

export const pageSize = 50;

/** As the console asks. */
export const pageAddress = (sort = "formName"): string => `/oms/product?sort=${sort}&size=${pageSize}`;
