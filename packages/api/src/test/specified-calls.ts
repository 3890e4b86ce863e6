import {
  optionValue,
  brandEndpoints,
  categoryEndpoints,
  productEndpoints,
  subCategoryEndpoints,
  masterOptionEndpoints,
} from "../contract/areas/catalogue/index.ts";
import { documentEndpoints } from "../contract/areas/document/index.ts";
import { warehouseLookup } from "../contract/areas/logistics/index.ts";
import { notificationEndpoints } from "../contract/areas/engagement/index.ts";
import { dialerEndpoints, hubToRetailer, orderSearchEndpoints } from "../contract/areas/orders/index.ts";
import { userEndpoints } from "../contract/areas/session/index.ts";
import type { CallOptions, Client, Result } from "../client/index.ts";

/** A call of specification §7's table as a screen makes it, and as it must stand on the wire. */
export interface SpecifiedCall {
  readonly name: string;
  readonly send: (client: Client, options?: CallOptions) => Promise<Result<unknown>>;
  readonly line: `${string} /${string}`;
  /** JSON, or undefined for none; a file is looked for by its part's name. */
  readonly body: string | undefined;
  /** What the service answers on a good day. */
  readonly payload: unknown;
}

export const id = "0193a1b2-0000-7000-8000-000000000001";
const warehouse = "0193a1b2-0000-7000-8000-000000000002";
const option = { category: "PACK_TYPE", name: "Big box", value: optionValue("Big box") };
const passwords = { username: "admin", currentPassword: "old", newPassword: "new" };
const lookup = { query: { query: "rice", size: 50 } };
const found = { content: [{ id, name: "Rice", companyName: "Hadapsar", type: "HUB" }] };

/** Every row of the table but the refresh, which the client makes by itself, and the event stream. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  {
    name: "user.current",
    send: (client, options) => client.call(userEndpoints.current, {}, options),
    line: "GET /oms/user/current",
    body: undefined,
    payload: {
      id,
      userType: "ADMIN",
      username: "admin",
      name: "Admin",
      helpAndSupportActive: true,
      mustChangePassword: false,
    },
  },
  {
    name: "notification.pull",
    send: (client, options) => client.call(notificationEndpoints.pull, {}, options),
    line: "GET /oms/notification/pull",
    body: undefined,
    payload: [{ id, read: false, type: "TICKET", creationDate: "2026-11-21T09:12:00Z", data: { msg: "Hello" } }],
  },
  {
    name: "notification.markRead",
    send: (client, options) => client.call(notificationEndpoints.markRead, { body: [id] }, options),
    line: "PATCH /oms/notification",
    body: JSON.stringify([id]),
    payload: { done: true },
  },
  {
    name: "dialer.call",
    send: (client, options) => client.call(dialerEndpoints.call, {}, options),
    line: "GET /oms/dialer/call",
    body: undefined,
    payload: null,
  },
  {
    name: "order.search",
    send: (client, options) =>
      client.call(
        orderSearchEndpoints.search,
        { query: { size: 1, orderFlow: hubToRetailer, warehouseId: warehouse } },
        options,
      ),
    line: `GET /oms/order/search?size=1&orderFlow=[HUB_TO_RETAILER]&warehouseId=${warehouse}`,
    body: undefined,
    payload: { content: [] },
  },
  {
    name: "user.changePassword",
    send: (client, options) => client.call(userEndpoints.changePassword, { body: passwords }, options),
    line: "PATCH /oms/user/current/password",
    body: JSON.stringify(passwords),
    payload: { done: true },
  },
  {
    name: "document.upload",
    send: (client, options) =>
      client.call(documentEndpoints.upload, { body: new File(["picture"], "a.png", { type: "image/png" }) }, options),
    line: "POST /oms/document/upload",
    body: 'name="file"; filename="a.png"',
    payload: { id, url: `/oms/document/${id}/content`, contentType: "image/png" },
  },
  {
    name: "document.remove",
    send: (client, options) => client.call(documentEndpoints.remove, { params: { id } }, options),
    line: `DELETE /oms/document/${id}`,
    body: undefined,
    payload: { done: true },
  },
  {
    name: "masterOption.addMain",
    send: (client, options) => client.call(masterOptionEndpoints.addMain, { body: option }, options),
    line: "POST /oms/master/common",
    body: JSON.stringify({ category: "PACK_TYPE", name: "Big box", value: "BIG_BOX" }),
    payload: { done: true },
  },
  {
    name: "masterOption.addList",
    send: (client, options) =>
      client.call(
        masterOptionEndpoints.addList,
        { params: { id }, body: { label: option.name, value: option.value } },
        options,
      ),
    line: `PUT /oms/master/common/${id}`,
    body: JSON.stringify({ label: "Big box", value: "BIG_BOX" }),
    payload: { done: true },
  },
  {
    name: "warehouse.lookup",
    send: (client, options) => client.call(warehouseLookup, lookup, options),
    line: "GET /api/warehouse?query=rice&size=50",
    body: undefined,
    payload: found,
  },
  {
    name: "product.lookup",
    send: (client, options) => client.call(productEndpoints.lookup, { query: { ...lookup.query, brand: id } }, options),
    line: `GET /api/product?query=rice&size=50&brand=${id}`,
    body: undefined,
    payload: found,
  },
  {
    name: "category.lookup",
    send: (client, options) => client.call(categoryEndpoints.lookup, lookup, options),
    line: "GET /api/category?query=rice&size=50",
    body: undefined,
    payload: found,
  },
  {
    name: "brand.lookup",
    send: (client, options) => client.call(brandEndpoints.lookup, lookup, options),
    line: "GET /api/brand?query=rice&size=50",
    body: undefined,
    payload: found,
  },
  {
    name: "subCategory.lookup",
    send: (client, options) => client.call(subCategoryEndpoints.lookup, lookup, options),
    line: "GET /api/sub-category?query=rice&size=50",
    body: undefined,
    payload: found,
  },
];
