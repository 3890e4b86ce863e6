import { defineForm, text } from "@o2r/forms";
import { describe, expect, it } from "vitest";
import { isSchema, type Schema } from "yup";
import { optionValue } from "./areas/catalogue/index.ts";
import { importThings } from "./areas/insight/index.ts";
import { eventReaders, toldToEach } from "./areas/engagement/index.ts";
import { affectedBy, rowsFor, sumThings, thing, withExports } from "./core/index.ts";
import { areas, contract, permissions, userTypes, type AnyEndpoint } from "./index.ts";
import { openApi } from "./openapi/index.ts";

const endpoints: readonly (readonly [string, AnyEndpoint])[] = Object.entries(contract).flatMap(([thing, actions]) =>
  Object.entries(actions).map(([action, endpoint]) => [`${thing}.${action}`, endpoint] as const),
);
const holdersOf = (allow: AnyEndpoint["allow"]): readonly string[] => {
  if (allow === "link") return ["whoever brings it"];
  return allow === "public" || allow === "signedIn" ? userTypes : permissions[allow];
};
const called = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

describe("the calls that specification §7 fixes", () => {
  it.each([
    ["S7.10", "user.current", "GET /oms/user/current"],
    ["S7.12", "notification.pull", "GET /oms/notification/pull"],
    ["S7.14", "notification.markRead", "PATCH /oms/notification"],
    ["S7.17", "dialer.call", "GET /oms/dialer/call"],
    ["S7.18", "order.search", "GET /oms/order/search"],
    ["S7.22", "user.changePassword", "PATCH /oms/user/current/password"],
    ["S7.25", "session.refresh", "POST /oms/client/refresh/token"],
    ["S7.28", "document.upload", "POST /oms/document/upload"],
    ["S7.31", "document.remove", "DELETE /oms/document/:id"],
    ["S7.32", "masterOption.addMain", "POST /oms/master/common"],
    ["S7.34", "masterOption.addList", "PUT /oms/master/common/:id"],
    ["S7.42", "event.stream", "GET /api/firebase"],
    ["S7.44", "warehouse.lookup", "GET /api/warehouse"],
    ["S7.45", "product.lookup", "GET /api/product"],
    ["S7.46", "category.lookup", "GET /api/category"],
    ["S7.47", "brand.lookup", "GET /api/brand"],
    ["S7.48", "subCategory.lookup", "GET /api/sub-category"],
  ])("%s %s stays %s", (_, id, expected) => {
    const found = endpoints.find(([name]) => name === id)?.[1];
    expect(found && called(found)).toBe(expected);
  });

  it("S7.15 takes the ids of read notifications as a bare array", () => {
    const body = contract.notification.markRead.body as Schema; // no form, no file
    const ids = ["0193a1b2-0000-7000-8000-000000000001"];
    expect(body.isValidSync(ids, { strict: true })).toBe(true);
    expect(body.isValidSync({ ids }, { strict: true })).toBe(false);
  });

  it("S7.29 takes the file in a part named file", () => {
    expect(contract.document.upload.body).toMatchObject({ kind: "multipart", file: "file" });
  });

  it("S7.37 S7.38 asks a look-up by the typed text, for 50 unless told", () => {
    expect(contract.product.lookup.query?.cast({ query: "rice" })).toMatchObject({ query: "rice", size: 50 });
  });
});

describe("adding an option", () => {
  it("S7.33 S7.35 takes an option's category, name and value, or its label and value, and nothing else", async () => {
    const takes = async (endpoint: AnyEndpoint, body: object) =>
      isSchema(endpoint.body) ? (endpoint.body as Schema).isValid(body, { strict: true }) : false; // a yup schema, by the check before it
    const { addMain, addList } = contract.masterOption;
    expect(await takes(addMain, { category: "PACK_TYPE", name: "Big box", value: "BIG_BOX" })).toBe(true);
    expect(await takes(addMain, { label: "Big box", value: "BIG_BOX" })).toBe(false);
    expect(await takes(addList, { label: "Big box", value: "BIG_BOX" })).toBe(true);
    expect(await takes(addList, { category: "PACK_TYPE", name: "Big box", value: "BIG_BOX" })).toBe(false);
  });

  it("S3.13 makes an option's value from its name: capitals, every space an underscore", () => {
    expect(optionValue(" Big box of ten ")).toBe("BIG_BOX_OF_TEN");
  });
});

describe("every event", () => {
  const ends = importThings.map((thing) => `${thing}-import`);

  it("is of a thing that some change of the contract names, or of the end of an import", () => {
    const told = endpoints.flatMap(([, { write }]) => (write === undefined ? [] : [write.audit.replace(/\..*/, "")]));
    const known = new Set([...told, ...ends]);
    expect(Object.keys(eventReaders).filter((entity) => !known.has(entity))).toEqual([]);
  });

  it("are of rows that everybody reaches who hears of them, or that an event says whose, or of which warehouse, they are", () => {
    const readers = new Map<string, keyof typeof permissions | "signedIn">(Object.entries(eventReaders));
    const beyond = endpoints.filter(([, { write, scope }]) => {
      const entity = write?.audit.split(".")[0] ?? "";
      const reader = readers.get(entity);
      if (toldToEach.has(entity)) return false;
      if (reader === undefined || (["none", "all", "own", "ownWarehouse"] as unknown[]).includes(scope)) return false;
      const hearers = reader === "signedIn" ? userTypes : permissions[reader];
      // An event says whose its row is, and of which warehouse: of region, team and beats it knows nothing.
      return !hearers.every((type) => ["all", "own", "ownWarehouse", undefined].includes(rowsFor(scope, type)));
    });
    expect(beyond.map(([operation]) => operation)).toEqual([]);
  });

  it("has somebody to hear of the end of every import", () => {
    expect(Object.keys(eventReaders)).toEqual(expect.arrayContaining(ends));
  });
});

describe("every change", () => {
  const reads = endpoints.flatMap(([, { write, path }]) => (write === undefined ? [path] : []));
  const changes = endpoints.flatMap(([id, endpoint]) =>
    endpoint.write === undefined ? [] : [[id, affectedBy(endpoint)] as const],
  );

  it.each(changes)("%s makes old what can be read, or says that it makes nothing old", (_, affected) => {
    const nowhere = affected.filter((path) => !reads.some((read) => `${read}/`.startsWith(`${path}/`)));
    expect(nowhere).toEqual([]);
  });

  it.each([
    ["inventory.reset", ["/oms/inventory", "/oms/qc", "/oms/rejected-sku", "/oms/discard"]],
    ["qc.submit", ["/oms/qc", "/oms/rejected-sku", "/oms/inventory"]],
    ["product.update", ["/oms/product", "/api/product", "/oms/price-change"]],
    ["savedView.save", ["/oms/saved-view"]],
  ])("%s makes old whatever it ends or moves", (id, expected) => {
    expect(changes.find(([name]) => name === id)?.[1]).toEqual(expect.arrayContaining(expected));
  });
});

describe("every form", () => {
  const forms = endpoints.flatMap(([id, { body }]) =>
    body !== undefined && "kind" in body && body.kind === "form" ? [[id, body.form] as const] : [],
  );

  it.each(forms)("%s bounds its plain numbers, so that none is larger than its column", (_, { fields }) => {
    const unbounded = Object.entries(fields).filter(
      ([, field]) => field.kind === "number" && field.max === undefined && field.derive === undefined,
    );
    expect(unbounded.map(([name]) => name)).toEqual([]);
  });
});

/** Calls that ask with a body, which is too long for an address, and change nothing. */
const questions = new Set(["order.paste", "order.quote", "hubOrder.prices"]);

describe("every call", () => {
  it("has an address of its own", () => {
    const addresses = endpoints.map(([, endpoint]) => called(endpoint));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(endpoints)("%s declares each parameter of its address, and no other", (_, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.fields ?? {})).toEqual(named);
  });

  it.each(endpoints)("%s refuses what it does not know", async (_, { params, query, body }) => {
    for (const schema of [params, query, body]) {
      if (!isSchema(schema) || schema.type !== "object") continue;
      await expect(schema.validate({ stranger: 1 }, { abortEarly: false })).rejects.toMatchObject({
        errors: expect.arrayContaining(["stranger is not known here"]),
      });
    }
  });

  it.each(endpoints)("%s is recorded when it changes something, and only then", (id, { method, write, allow }) => {
    expect(write !== undefined).toBe(method !== "GET" && allow !== "public" && !questions.has(id));
  });

  it.each(endpoints)(
    "%s has a rule for rows where it names one, and where that depends on who calls, one for each who may",
    (id, { allow, scope, params }) => {
      const isNone = scope === "none";
      // Whoever has the signed address of a picture was given it.
      expect(isNone && params !== undefined && id !== "document.picture").toBe(false);
      expect(allow === "public" && !isNone).toBe(false);
      if (typeof scope === "string") return;
      const holders: readonly string[] = holdersOf(allow);
      expect(Object.values(scope).flat().toSorted()).toEqual(holders.toSorted());
    },
  );

  it.each(endpoints)("%s is for somebody", (_, { allow }) => {
    expect(holdersOf(allow).length).toBeGreaterThan(0);
  });
});

it("S4.13 S4.14 S6.15 gives notifications to everyone but RETAILER and SUPER_SUPER_ADMIN", () => {
  const without = userTypes.filter((type) => !(permissions["notification.read"] as readonly string[]).includes(type));
  expect(without).toEqual(["SUPER_SUPER_ADMIN", "RETAILER"]);
});

it("no two areas name the same permission", () => {
  const named = Object.values(areas).flatMap((area) => Object.keys(area.permissions));
  expect(named.toSorted()).toEqual(Object.keys(permissions).toSorted());
});

it("a thing that an area declares is in the contract with its export, typed and documented, and nothing else is changed", () => {
  const sample = thing({
    name: { one: "sample", many: "samples" },
    path: "/oms/sample",
    form: defineForm({
      id: "sample",
      version: 1,
      fields: { name: text({ label: "Name", required: true, maxLength: 50 }) },
    }),
    list: {
      columns: [{ field: "name", label: "Name", kind: "text", sort: true, shown: true }],
      filters: [],
      search: { name: "samples" },
      defaultSort: "name",
    },
    allow: { read: "catalogue.read", write: "catalogue.write" },
    scope: "all",
  });
  const billing = { ...areas.billing, things: { ...areas.billing.things, sample: sample.endpoints } };
  const more = withExports(sumThings({ ...areas, billing }));
  expect(more.sample.export.path).toBe("/oms/sample/export");
  expect(openApi(more, "1")).toHaveProperty(["paths", "/oms/sample/{id}"]);
  expect(Object.keys(more).filter((name) => !(name in contract))).toEqual(["sample"]);
});
