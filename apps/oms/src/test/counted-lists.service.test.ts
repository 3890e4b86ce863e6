import { afterAll, expect, it } from "vitest";
import type { Filter } from "@o2r/api/contract";
import { invoiceEndpoints, invoiceList } from "@o2r/api/contract/billing";
import { orderEndpoints, orderList } from "@o2r/api/contract/orders";
import { startDemoService } from "../areas/test/demo-service.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
afterAll(() => service.stop());
const { db } = service;
const size = 500;

const oneOf = async (table: "warehouse" | "beat" | "product" | "retailer" | "shipment" | "app_user") =>
  (await db.selectFrom(table).select("id").orderBy("id").limit(1).executeTakeFirstOrThrow()).id;
const ids: Readonly<Record<string, string>> = {
  hub: await oneOf("warehouse"),
  beat: await oneOf("beat"),
  agent: await oneOf("app_user"),
  retailer: await oneOf("retailer"),
  product: await oneOf("product"),
  shipment: await oneOf("shipment"),
};

/** Texts of a filter, as the address has them. */
const textsOf = (filter: Filter): readonly string[] => {
  switch (filter.kind) {
    case "oneOf":
      return filter.options.map(({ value }) => String(value));
    case "flag":
      return ["true", "false"];
    case "range":
      return ["100..2000"];
    case "dates":
      return ["2020-01-01..2020-12-31"];
    case "lookup":
      return [ids[filter.key] ?? ""];
  }
};

// What is counted apart from the rows that are shown has to be as many, whatever narrows them.
it.each([
  ["orders", orderEndpoints.list, orderList, "-placedAt"],
  ["invoices", invoiceEndpoints.list, invoiceList, "-number"],
] as const)(
  "a list of %s says as many as it has, by every filter and search, for every reach",
  async (_, list, of, sort) => {
    for (const username of ["super_admin", "hub_manager", "fsa", "calling_agent"]) {
      const client = await service.signIn(username);
      const narrowed = [
        {},
        { q: "kirana" },
        { q: "98765" },
        ...of.filters.flatMap((filter) => textsOf(filter).map((text) => ({ [filter.key]: text }))),
      ];
      for (const filter of narrowed) {
        const query = { q: "", sort, size, cursor: null, ...filter } as never; // as a page sends it
        const { status, payload } = await client.call(list, { query });
        if (status === 403) break;
        expect([username, filter, status]).toEqual([username, filter, 200]);
        const { content, totalElements } = payload;
        expect([username, filter, content.length]).toEqual([username, filter, Math.min(totalElements, size)]);
      }
    }
  },
);
