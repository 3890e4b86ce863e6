import { expect, expectTypeOf, it } from "vitest";
import { string } from "yup";
import { defineForm, image, multiSelect, onOff, password, select, text } from "@o2r/forms";
import type { BodyOf, QueryOf, ReplyOf } from "./endpoint.ts";
import { thing } from "./thing.ts";

const brandForm = defineForm({
  id: "brand",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50 }),
    kind: select({ label: "Kind", options: ["OWN", "OTHER"], required: true }),
    description: text({ label: "Description" }),
    logo: image({ label: "Logo", required: true }),
    regions: multiSelect({ label: "Regions", options: ["N", "S"] }),
    featured: onOff({ label: "Featured" }),
    secret: password({ label: "Secret" }),
  },
});

const brand = thing({
  name: { one: "brand", many: "brands" },
  path: "/oms/brand",
  form: brandForm,
  list: {
    columns: [{ field: "name", label: "Brand", kind: "text", sort: true, shown: true }],
    filters: [{ kind: "flag", key: "active", label: "Status", yes: "Active", no: "Inactive" }],
    search: { name: "name" },
    defaultSort: "name",
  },
  allow: { read: "catalogue.read", write: "product.write" },
  scope: "all",
});

const stored = {
  id: "0193a1b2-0000-7000-8000-000000000001",
  version: 1,
  active: true,
  updatedAt: "2026-11-21T10:00:00.000Z",
  name: "Annapurti",
  kind: "OWN",
  description: null,
  logo: "0193a1b2-0000-7000-8000-000000000002",
  regions: [],
  featured: false,
};

it("gives a plain thing its six endpoints from one declaration", () => {
  const said = Object.entries(brand.endpoints).map(([action, { method, path, allow }]) => [
    action,
    method,
    path,
    allow,
  ]);
  expect(said).toEqual([
    ["list", "GET", "/oms/brand", "catalogue.read"],
    ["get", "GET", "/oms/brand/:id", "catalogue.read"],
    ["create", "POST", "/oms/brand", "product.write"],
    ["update", "PUT", "/oms/brand/:id", "product.write"],
    ["setActive", "POST", "/oms/brand/:id/active", "product.write"],
    ["history", "GET", "/oms/brand/:id/history", "catalogue.read"],
  ]);
});

it("gives a thing that others refer to its look-up: at the name that their fields say, with what it shows and takes", () => {
  const { endpoints } = thing({
    name: { one: "spare part", many: "spare parts" },
    path: "/oms/spare-part",
    form: brandForm,
    list: brand.list,
    allow: brand.allow,
    scope: "all",
    lookup: { filters: ["kind"], shows: { code: string().defined() } },
  });
  const { path, summary, allow, query, reply } = endpoints.lookup;
  expect([path, summary, allow]).toEqual(["/api/spare-part", "Find spare parts by name", "catalogue.read"]);
  const asked = { query: "bolt", size: 50, ids: stored.id, kind: stored.logo };
  expect(query?.validateSync(asked, { strict: true })).toEqual(asked);
  const told = { content: [{ id: stored.id, name: "Bolt", code: "B1" }] };
  expect(reply.validateSync(told, { strict: true })).toEqual(told);
  expectTypeOf<QueryOf<typeof endpoints.lookup>["kind"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<ReplyOf<typeof endpoints.lookup>["content"][number]["code"]>().toEqualTypeOf<string>();
  expectTypeOf<typeof brand.endpoints>().not.toHaveProperty("lookup");
});

it("answers what the form holds, never a password, with null where nothing need be", () => {
  expect(brand.row.validateSync(stored, { strict: true })).toEqual(stored);
  expect(() => brand.row.validateSync({ ...stored, name: null }, { strict: true })).toThrow("name");
  expect(() => brand.row.validateSync({ ...stored, secret: "x" }, { strict: true })).toThrow(
    "secret is not known here",
  );
});

it("types input and reply from the same declaration", () => {
  type Endpoints = typeof brand.endpoints;
  type Row = ReplyOf<Endpoints["list"]>["content"][number];
  expectTypeOf<Row["kind"]>().toEqualTypeOf<"OWN" | "OTHER">();
  expectTypeOf<Row["description"]>().toEqualTypeOf<string | null>();
  expectTypeOf<Row["version"]>().toEqualTypeOf<number>();
  expectTypeOf<BodyOf<Endpoints["create"]>["name"]>().toEqualTypeOf<string>();
  expectTypeOf<QueryOf<Endpoints["list"]>["active"]>().toEqualTypeOf<string | undefined>();
});
