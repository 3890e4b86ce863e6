import type { DataProvider } from "react-admin";
import type { Option } from "../product/fields.ts";
import type { Product, ProductPage } from "../product/product.ts";
import { pageAddress } from "../product/product.ts";
import { call } from "../product/service.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** References named so are lists of options; all others are look-ups. */
const optionsOf = "options/";

const referred = async (resource: string, ids?: readonly unknown[]): Promise<readonly Named[]> => {
  if (!resource.startsWith(optionsOf)) {
    const query = ids ? `?ids=${ids.join(",")}` : "";
    return (await call<{ content: readonly Named[] }>(`/api/${resource}${query}`)).content;
  }
  const all = await call<readonly Option[]>(`/oms/master/common?category=${resource.slice(optionsOf.length)}`);
  return all.map(({ value, label }) => ({ id: String(value), name: label }));
};

/** As much of react-admin's data provider as a list and a form of products ask for. */
export const dataProvider = {
  getList: async (resource: string) => {
    if (resource !== "product") {
      const data = await referred(resource);
      return { data, total: data.length };
    }
    const { content, totalElements } = await call<ProductPage>(pageAddress());
    return { data: content, total: totalElements };
  },
  getOne: async (_: string, { id }: { id: string }) => ({ data: await call<Product>(`/oms/product/${id}`) }),
  getMany: async (resource: string, { ids }: { ids: readonly string[] }) => ({
    data: (await referred(resource, ids)).filter(({ id }) => ids.includes(id)),
  }),
  update: async (_: string, { id, data }: { id: string; data: Product }) => ({
    data: await call<Product>(`/oms/product/${id}`, { method: "PUT", body: JSON.stringify(data) }),
  }),
  // react-admin asks for a provider of nine calls; these pages make four of them.
} as unknown as DataProvider;
