/**
 * What is asked of a list, by its name in the contract: its filter, what is searched
 * in it by name and by a word that many names hold, and its parameters.
 * The ids are those that fill.sql makes.
 * @typedef {{ list: string, path: string, filter: string, search?: string, broad?: string, params?: Record<string, string> }} Listed
 */

/** @param {number} kind @param {number} number */
export const idOf = (kind, number) =>
  `${kind.toString(16).padStart(8, "0")}-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

/** @type {readonly Listed[]} */
export const lists = [
  {
    list: "product",
    path: "/oms/product",
    filter: `brand=${idOf(5, 7)}`,
    search: "basmati classic 1640",
    broad: "saffron",
  },
  {
    list: "inventory",
    path: "/oms/inventory",
    filter: `warehouse=${idOf(3, 1)}&low=true`,
    search: "basmati classic 1640",
    broad: "saffron",
  },
  {
    list: "inventory.movements",
    path: `/oms/inventory/${idOf(10, 1)}/movement`,
    filter: "type=PICK",
    params: { id: idOf(10, 1) },
  },
  { list: "qc", path: "/oms/qc", filter: "state=PENDING", search: "000640" },
  { list: "qc", path: "/oms/qc", filter: "sla=BREACHED" },
  {
    list: "rejectedSku",
    path: "/oms/rejected-sku",
    filter: `state=OPEN&warehouse=${idOf(3, 1)}`,
    search: "basmati classic 1640",
  },
  { list: "discard", path: "/oms/discard", filter: "state=REQUESTED", search: "basmati classic 1640" },
  { list: "priceChange", path: "/oms/price-change", filter: "state=PROPOSED", search: "basmati classic 1640" },
  { list: "brand", path: "/oms/brand", filter: "active=false", search: "basmati premium 20" },
  { list: "category", path: "/oms/category", filter: "active=false", search: "toor group 1" },
  { list: "subCategory", path: "/oms/sub-category", filter: `category=${idOf(6, 1)}`, search: "toor kind 21" },
  { list: "company", path: "/oms/company", filter: "active=true", search: "toor foods 1" },
  { list: "attribute", path: "/oms/attribute", filter: "dataType=DATE", search: "toor attribute 21" },
  { list: "combo", path: "/oms/combo", filter: "valid=true", search: "toor set 41" },
];

/** Lists that the manager of one warehouse sees a part of. */
export const ofOneWarehouse = new Set(["inventory", "qc", "rejectedSku", "discard"]);
