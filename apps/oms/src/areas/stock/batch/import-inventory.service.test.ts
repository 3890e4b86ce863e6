// Long because rows of every kind are shown in files of one warehouse, and a scene costs a database.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleRow } from "@o2r/api/contract/core";
import {
  importables,
  importEndpoints as imports,
  importThings,
  type ImportJob,
  type ImportThing,
} from "@o2r/api/contract/insight";
import { inventoryEndpoints as inventory } from "@o2r/api/contract/stock";
import { importEnded } from "@o2r/api/contract/engagement";
import { addDays } from "@o2r/forms/days";
import { todayIn } from "@o2r/forms/server";
import type { Client } from "../../../test/client.ts";
import { openStream, type EventReader } from "../../../test/event-reader.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { applyImport, checkImport, reach, startImport } from "../../test/start-import.ts";

let service: DemoService;
let admin: Client;
let product: { name: string; sku: string };
let inactive: string;
let kit: string;
let own: { id: string; name: string };
let other: { id: string; name: string };

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("admin");
  const { db } = service;
  const products = db.selectFrom("product").select(["id", "name", "sku"]).where("shelf_life", ">", 60).orderBy("name");
  const kits = db.selectFrom("sku_kit_item").select("product_id");
  product = await products
    .where("active", "=", true)
    .where("id", "not in", kits)
    .where(
      "name",
      "not in",
      db
        .selectFrom("product")
        .select("name")
        .groupBy("name")
        .having((eb) => eb.fn.countAll(), ">", 1),
    )
    .executeTakeFirstOrThrow();
  kit = (await products.where("active", "=", true).where("id", "in", kits).executeTakeFirstOrThrow()).sku;
  inactive = (await products.where("active", "=", false).executeTakeFirstOrThrow()).sku;
  const warehouses = db.selectFrom("warehouse").select(["warehouse.id", "company_name as name"]);
  own = await warehouses
    .innerJoin("user_warehouse as mine", "mine.warehouse_id", "warehouse.id")
    .innerJoin("app_user as person", "person.id", "mine.user_id")
    .where("person.username", "=", "hub_manager")
    .executeTakeFirstOrThrow();
  other = await warehouses.where("id", "<>", own.id).where("active", "=", true).executeTakeFirstOrThrow();
});
afterAll(() => service.stop());

const headings = ["Product", "Warehouse", "Total stock", "Manufacturing date", "MRP", "PTR", "PTH", "O2RLP"] as const;
let mrp = 7000;
const written = (day: string): string => day.split("-").toReversed().join("-");
const today = todayIn(undefined);

/** A row that is right in every respect, and another batch each time. */
const row = (changes: Partial<Record<(typeof headings)[number], string>> = {}): readonly string[] => {
  const good = {
    Product: product.name,
    Warehouse: own.name,
    "Total stock": "24",
    "Manufacturing date": written(addDays(today, -10)),
    MRP: `₹ ${(mrp += 1)}`,
    PTR: "95",
    PTH: "92.50",
    O2RLP: "90",
    ...changes,
  };
  return headings.map((heading) => good[heading]);
};
const csv = (...rows: readonly (readonly string[])[]): string =>
  [headings, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(",")).join("\n");

const wrongOf = async (as: Client, { id }: ImportJob) => {
  const { payload } = await as.call(imports.rows, {
    params: { id },
    query: { state: "BAD", effect: undefined, after: 0, size: 500 },
  });
  return payload.content;
};
const checkSample = async (as: Client, thing: ImportThing) => {
  const { columns } = importables[thing];
  const rows = [columns.map(({ label }) => label), exampleRow(importables[thing], today)];
  const begun = await startImport(
    as,
    rows.map((cells) => cells.map((cell) => `"${cell}"`).join(",")).join("\n"),
    thing,
  );
  return checkImport(as, begun, begun.columns);
};
const begin = async (as: Client, ...rows: readonly (readonly string[])[]) => {
  const begun = await startImport(as, csv(...rows), "inventory");
  return checkImport(as, begun, begun.columns);
};
const madeBy = ({ id }: ImportJob) =>
  service.db.selectFrom("import_row").select("result_id as id").where("job_id", "=", id).where("state", "=", "DONE");

describe("the sample file of an import", () => {
  it.each(importThings)("of %s has a row that passes its check", async (thing) => {
    const superAdmin = await service.signIn("super_admin");
    const checked = await checkSample(superAdmin, thing);
    expect((await wrongOf(superAdmin, checked)).map(({ errors }) => errors)).toEqual([]);
    expect(checked).toMatchObject({ creates: 1, updates: 0, bad: 0 });
  });
});

describe("S7.55 an import of inventory", () => {
  it("makes batches of what the sample's columns hold, each with one movement of the ledger", async () => {
    const checked = await begin(admin, row(), row({ Product: product.sku.toLowerCase(), Warehouse: other.name }));
    expect(checked.columns.map(({ field }) => field).join(" ")).toBe(
      "name warehouseId stock manufacturingDate mrp retailPrice distPrice o2rPrice",
    );
    expect(checked).toMatchObject({ creates: 2, updates: 0, bad: 0 });
    const done = await applyImport(admin, checked);
    expect(done).toMatchObject({ done: 2, bad: 0 });

    const made = await madeBy(done).orderBy("number").execute();
    for (const [at, { id }] of made.entries()) {
      const { payload } = await admin.call(inventory.get, { params: { id: id ?? "" } });
      expect(payload).toMatchObject({
        name: product.name,
        warehouseId: at === 0 ? own.id : other.id,
        stock: 24,
        available: 24,
        manufacturingDate: addDays(today, -10),
        expiryDate: addDays(today, payload.shelfLife - 10),
        retailPrice: 95,
        distPrice: 92.5,
        o2rPrice: 90,
      });
      const query = { q: "", sort: "-at", size: 10, cursor: null } as const;
      const moved = await admin.call(inventory.movements, { params: { id: id ?? "" }, query });
      expect(moved.payload.content.map(({ type, change }) => [type, change.on_hand])).toEqual([["GRN", 24]]);
      const history = await admin.call(inventory.history, { params: { id: id ?? "" } });
      expect(history.payload).toMatchObject([{ action: "inventory.created", actor: { username: "admin" } }]);
    }
  });

  it("gives a field that no column fills one of its own, with the same text in every row, to be fixed in each", async () => {
    const table = [headings, row(), row()].map((cells) => cells.filter((_, at) => headings[at] !== "Warehouse"));
    const begun = await startImport(admin, table.map((cells) => cells.join(",")).join("\n"), "inventory");
    const params = { id: begun.id };
    const checked = await checkImport(admin, begun, begun.columns);
    expect(checked).toMatchObject({ creates: 0, bad: 2 });
    const fill = (field: string, columns = begun.columns) =>
      admin.call(imports.match, { params, body: { columns, fills: [{ field, text: ` ${own.name} ` }] } });
    expect(await fill("nothing")).toMatchObject({ status: 422 });
    expect(await fill("name")).toMatchObject({ status: 422 });
    await fill("warehouseId");
    const filled = await reach(admin, begun, "CHECKED");
    const column = begun.headings.length;
    expect(filled).toMatchObject({ creates: 2, bad: 0, headings: [...begun.headings, "Warehouse"] });
    expect(filled.columns).toContainEqual({ field: "warehouseId", column });
    const rows = await admin.call(imports.rows, {
      params,
      query: { state: "GOOD", effect: undefined, after: 0, size: 10 },
    });
    const [first, second] = rows.payload.content;
    expect(first?.cells[column]).toBe(own.name);
    const fix = { row: second?.id ?? "", cells: [{ column, text: other.name }] };
    expect((await admin.call(imports.fix, { params, body: fix })).payload).toMatchObject({ state: "GOOD" });
    expect(await applyImport(admin, begun)).toMatchObject({ done: 2, bad: 0 });
    const made = await service.db
      .selectFrom("import_row as line")
      .innerJoin("batch", "batch.id", "line.result_id")
      .select("batch.warehouse_id as id")
      .where("line.job_id", "=", begun.id)
      .orderBy("line.number")
      .execute();
    expect(made).toEqual([{ id: own.id }, { id: other.id }]);
  });

  it("says when it has ended to those who see a warehouse that it has filled, once for each", async () => {
    const checked = await begin(admin, row(), row(), row({ Warehouse: other.name }));
    const people = await Promise.all(
      ["admin", "hub_manager", "onboarding_agent"].map(async (name) => openStream(await service.signIn(name))),
    );
    await applyImport(admin, checked);
    const ends = ({ messages }: EventReader) =>
      messages.flatMap(({ data }) => (data["action"] === importEnded ? [data] : []));
    const told = {
      entity: "inventory-import",
      id: checked.id,
      action: importEnded,
      version: expect.any(Number) as number,
    };
    await expect.poll(() => people.slice(0, 2).map(ends)).toEqual([[told, told], [told]]);
    expect(people.slice(2).map(ends)).toEqual([[]]);
    for (const reader of people) reader.close();
  });

  it("tells at each cell what the form of an entry would say, and what may have been meant", async () => {
    const misspelt = product.name.replace(/(?<=^.{3})./u, "");
    const checked = await begin(
      admin,
      row({ Product: misspelt, Warehouse: `${own.name}x` }),
      row({ "Manufacturing date": written(addDays(today, 1)) }),
      row({ "Manufacturing date": "31-12-1946" }),
      row({ "Manufacturing date": "01-01-1947" }),
      row({ MRP: "94" }),
      row({ PTH: "96" }),
      row({ O2RLP: "93" }),
      row({ MRP: "" }),
      row({ "Total stock": "a dozen" }),
      row({ Product: inactive }),
      row({ Product: kit }),
    );
    expect(checked).toMatchObject({ creates: 0, bad: 11 });
    const wrong = (await wrongOf(admin, checked)).map(({ errors }) =>
      errors.map(({ field, message, suggestion }) => [field, message, suggestion]),
    );
    expect(wrong).toEqual([
      [
        ["name", "No product has this name or SKU", product.name],
        ["warehouseId", expect.any(String), own.name],
      ],
      [["manufacturingDate", expect.any(String), null]],
      [["manufacturingDate", "Must be on or after 01-01-1947", null]],
      [["manufacturingDate", "A batch made on this day has expired", null]],
      [["retailPrice", "Retailer Price must be less then MRP", null]],
      expect.arrayContaining([["distPrice", "Distributor Price must be less then PTR", null]]),
      [["o2rPrice", "O2RLP must be less then PTH", null]],
      [["mrp", "This field is required", null]],
      [["stock", "This is not a number", null]],
      [["name", expect.stringMatching(/ is inactive$/), null]],
      [["name", expect.stringMatching(/ is a kit: its parts come into stock$/), null]],
    ]);
  });

  it("takes no batch twice: neither of one file, nor when the file is sent again", async () => {
    const twin = row();
    const checked = await begin(admin, twin, twin, row());
    expect(checked).toMatchObject({ creates: 2, bad: 1 });
    expect(await wrongOf(admin, checked)).toMatchObject([
      {
        number: 3,
        errors: [
          {
            field: "name",
            message: expect.stringMatching(/^Row 2 has the same Product, Warehouse, Manufacturing date and MRP/),
          },
        ],
      },
    ]);
    expect(await applyImport(admin, checked)).toMatchObject({ done: 2 });

    const more = twin.map((cell, at) => (headings[at] === "Total stock" ? "25" : cell));
    const again = await begin(admin, twin);
    expect(again).toMatchObject({ creates: 0, updates: 0, same: 1, bad: 0 });
    expect(await applyImport(admin, again)).toMatchObject({ done: 1 });
    const [made] = await madeBy(again).execute();
    const { payload } = await admin.call(inventory.get, { params: { id: made?.id ?? "" } });
    expect(payload).toMatchObject({ stock: 24, version: 1 });
    const changed = await begin(admin, more);
    expect(changed).toMatchObject({ creates: 0, updates: 0, bad: 1 });
    const said = { field: "manufacturingDate", message: "This batch is in stock already. Adjust its stock instead" };
    expect(await wrongOf(admin, changed)).toMatchObject([{ errors: [said] }]);
  });

  it("keeps a row whose batch came into stock after it was checked, with the reason", async () => {
    const twin = row();
    const [first, second] = [await begin(admin, twin), await begin(admin, twin)];
    expect([first.creates, second.creates]).toEqual([1, 1]);
    expect(await applyImport(admin, first)).toMatchObject({ done: 1, bad: 0 });
    expect(await applyImport(admin, second)).toMatchObject({ done: 0, bad: 1 });
    const message = "This batch was made or changed since the row was checked: look at it again";
    expect(await wrongOf(admin, second)).toMatchObject([{ errors: [{ message }] }]);
  });
});

describe("an import of inventory by the manager of a warehouse", () => {
  it("fills the own warehouse and no other", async () => {
    const manager = await service.signIn("hub_manager");
    const checked = await begin(manager, row(), row({ Warehouse: other.name }));
    expect(checked).toMatchObject({ creates: 1, bad: 1 });
    expect(await wrongOf(manager, checked)).toMatchObject([
      { errors: [{ field: "warehouseId", message: `Choose one of: ${own.name}` }] },
    ]);
    const done = await applyImport(manager, checked);
    expect(done).toMatchObject({ done: 1, bad: 1 });
    const [made] = await madeBy(done).execute();
    expect((await manager.call(inventory.get, { params: { id: made?.id ?? "" } })).payload.warehouseId).toBe(own.id);
  });

  it("goes into no warehouse that was taken from the manager after the check", async () => {
    const manager = await service.signIn("cwh_manager");
    const mine = service.db
      .selectFrom("user_warehouse as mine")
      .innerJoin("warehouse", "warehouse.id", "mine.warehouse_id")
      .innerJoin("app_user as person", "person.id", "mine.user_id")
      .select(["company_name as name", "mine.user_id"])
      .where("person.username", "=", "cwh_manager");
    const { name, user_id: manages } = await mine.executeTakeFirstOrThrow();
    const checked = await begin(manager, row({ Warehouse: name }));
    expect(checked).toMatchObject({ creates: 1 });
    await service.db.deleteFrom("user_warehouse").where("user_id", "=", manages).execute();
    expect(await applyImport(manager, checked)).toMatchObject({ done: 0, bad: 1 });
    expect(await wrongOf(manager, checked)).toMatchObject([{ errors: [{ field: "warehouseId" }] }]);
  });

  it("is the one import that is open to them", async () => {
    const manager = await service.signIn("hub_manager");
    expect((await manager.call(imports.list, { query: { thing: "inventory" } })).status).toBe(200);
    await expect(startImport(manager, "Name\nSoap", "product")).rejects.toThrow("not allowed");
  });
});
