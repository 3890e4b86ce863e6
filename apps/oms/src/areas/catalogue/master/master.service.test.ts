// Long because each kind of master has a row here of what it takes and refuses, beside the tests that all of them pass.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  attributeEndpoints,
  categoryEndpoints,
  companyEndpoints,
  productEndpoints,
  subCategoryEndpoints,
} from "@o2r/api/contract/catalogue";
import type { AnyEndpoint } from "@o2r/api/contract";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { makeGstin } from "../../parties/gstin.ts";
import { uploadPicture } from "../../test/upload-picture.ts";

let service: DemoService;
let admin: Client;
let superAdmin: Client;
let hubManager: Client;
let picture: string;
let categoryId: string;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  [admin, superAdmin, hubManager] = await Promise.all([
    service.signIn("admin"),
    service.signIn("super_admin"),
    service.signIn("hub_manager"),
  ]);
  picture = await uploadPicture(admin);
  categoryId = (await admin.call(categoryEndpoints.lookup)).payload.content[0]?.id ?? "";
});
afterAll(() => service.stop());

let made = 0;
/** A GSTIN that no other company has. */
const freshGstin = (): string => makeGstin("27", `AAACT${String((made += 1)).padStart(4, "0")}F`);

type Body = Readonly<Record<string, unknown>>;
interface Row extends Body {
  readonly id: string;
  readonly version: number;
  readonly active: boolean;
}

/** A thing as these tests speak of it: its calls without their types, so that one test serves them all. */
interface Master {
  readonly thing: string;
  readonly ids: string;
  readonly entity: string;
  readonly endpoints: Readonly<Record<"list" | "get" | "create" | "update" | "setActive" | "history", AnyEndpoint>>;
  readonly nameKey: string;
  readonly values: () => Body;
  readonly required: readonly (readonly [id: string, field: string])[];
  /** Characters that a field takes, and what is said of one more. */
  readonly longest: readonly (readonly [id: string, field: string, length: number, message: string])[];
}

let count = 0;
const numbered = (what: string): string => `${what} ${++count}`;

const masters: readonly Master[] = [
  {
    thing: "category",
    ids: "S3.24 S7.50",
    entity: "category",
    endpoints: categoryEndpoints,
    nameKey: "name",
    values: () => ({ name: numbered("Category"), code: numbered("CAT"), image: picture, description: "For tests" }),
    required: [
      ["S5.113", "name"],
      ["S5.114", "code"],
      ["S5.115", "image"],
      ["S5.116", "description"],
    ],
    longest: [["S9.23", "name", 50, "At most 50 characters"]],
  },
  {
    thing: "sub-category",
    ids: "S3.25 S5.123 S7.50",
    entity: "sub-category",
    endpoints: subCategoryEndpoints,
    nameKey: "subCategoryName",
    values: () => ({
      subCategoryName: numbered("Sub-category"),
      categoryId,
      image: picture,
      hsnNumber: "11010000",
      gst: 5,
      cess: 0,
    }),
    required: [
      ["S5.117", "subCategoryName"],
      ["S5.118", "image"],
      ["S5.119", "hsnNumber"],
      ["S5.120", "gst"],
      ["S5.121", "cess"],
    ],
    longest: [["S5.122", "hsnNumber", 10, "HSN number can't exceed 10 digits"]],
  },
  {
    thing: "attribute",
    ids: "S3.49 S7.50",
    entity: "attribute",
    endpoints: attributeEndpoints,
    nameKey: "attributeName",
    values: () => ({ attributeName: numbered("Attribute"), dataType: "LIST" }),
    required: [
      ["S3.49", "attributeName"],
      ["S3.49", "dataType"],
    ],
    longest: [["S9.23", "attributeName", 50, "At most 50 characters"]],
  },
  {
    thing: "company",
    ids: "S3.34 S5.147",
    entity: "company",
    endpoints: companyEndpoints,
    nameKey: "name",
    values: () => ({
      name: numbered("Company"),
      gst: freshGstin(),
      description: "Makers of things for tests",
      logo: picture,
      addressLine1: "4, Laxmi Road",
      pincode: "411030",
      city: "Pune",
      state: "Maharashtra",
    }),
    required: [["S5.145", "gst"]],
    longest: [
      ["S5.144", "name", 50, "At most 50 characters"],
      ["S5.148", "addressLine1", 100, "At most 100 characters"],
    ],
  },
];

/** Calls whose types are erased above; the service checks what they send. */
const send = async (as: Client, endpoint: AnyEndpoint, sent: object) => {
  const answer = await as.call(endpoint, sent as Parameters<Client["call"]>[1]);
  return { ...answer, payload: answer.payload as Row };
};

describe.each(masters)("$ids $thing", ({ thing, entity, endpoints, nameKey, values, required, longest }) => {
  const create = (changes: Body = {}, as = admin) => send(as, endpoints.create, { body: { ...values(), ...changes } });
  const made = async (changes: Body = {}): Promise<Row> => {
    const { status, payload, errors } = await create(changes);
    expect([status, errors]).toEqual([200, []]);
    return payload;
  };
  const bodyOf = (row: Row): Body => Object.fromEntries(Object.keys(values()).map((key) => [key, row[key]] as const));
  const setActive = ({ id, version }: Row, active: boolean, as = admin) =>
    send(as, endpoints.setActive, { params: { id }, version, body: { active } });

  it("is stored with every field of its form, and read back as it was sent", async () => {
    const sent = values();
    const { payload } = await send(admin, endpoints.create, { body: sent });
    const read = await send(hubManager, endpoints.get, { params: { id: payload.id } });
    expect(read.payload).toMatchObject({ ...sent, version: 1, active: true });
  });

  it.each(required)("%s is refused without %s", async (_, field) => {
    const { status, errors } = await create({ [field]: "" });
    expect([status, errors]).toEqual([422, [{ field, message: "This field is required" }]]);
  });

  it.each(longest)("%s takes for %s %i characters and no more", async (_, field, length, message) => {
    const text = (size: number) => (field === "hsnNumber" ? "1" : "x").repeat(size);
    expect((await create({ [field]: text(length) })).status).toBe(200);
    const { status, errors } = await create({ [field]: text(length + 1) });
    expect([status, errors.map((error) => error.field)]).toEqual([422, [field]]);
    expect(errors[0]?.message.toLowerCase()).toContain(message.toLowerCase().replace("at most ", ""));
  });

  it("has a name of its own, whatever its case", async () => {
    const row = await made();
    const { status, errors } = await create({ [nameKey]: String(row[nameKey]).toUpperCase() });
    expect([status, errors[0]?.field]).toEqual([409, nameKey]);
  });

  it("is changed, with a history that says by whom, and refuses a copy that is out of date", async () => {
    const row = await made();
    const sent = { params: { id: row.id }, version: 1, body: { ...bodyOf(row), [nameKey]: numbered("Renamed") } };
    expect((await send(superAdmin, endpoints.update, sent)).payload.version).toBe(2);
    const history = await send(admin, endpoints.history, { params: { id: row.id } });
    expect(history.payload).toMatchObject([
      {
        action: `${entity}.updated`,
        actor: { username: "super_admin" },
        changes: [{ field: nameKey, before: row[nameKey], after: sent.body[nameKey] }],
      },
      { action: `${entity}.created`, actor: { username: "admin" } },
    ]);
    const late = await send(admin, endpoints.update, sent);
    expect([late.status, late.code]).toEqual([412, "row.stale"]);
    expect(late.current).toMatchObject({ row: { version: 2 }, changes: [{ action: `${entity}.updated` }] });
  });

  it("is switched off and on again while nothing uses it", async () => {
    const row = await made();
    const off = await setActive(row, false);
    expect([off.status, off.payload.active]).toEqual([200, false]);
    expect((await setActive(off.payload, true)).payload.active).toBe(true);
  });

  it("is read by warehouse staff and changed by administrators only", async () => {
    const row = await made();
    expect((await create({}, hubManager)).status).toBe(403);
    expect((await setActive(row, false, hubManager)).status).toBe(403);
    const agent = await service.signIn("calling_agent");
    expect((await send(agent, endpoints.get, { params: { id: row.id } })).status).toBe(403);
  });

  it(`lists every ${thing} once, by each column that sorts`, async () => {
    const ask = async (query: Body) => {
      const { status, payload } = await send(admin, endpoints.list, {
        query: { q: "", size: 500, cursor: null, ...query },
      });
      expect(status).toBe(200);
      return payload as unknown as { content: Row[]; totalElements: number };
    };
    const { totalElements } = await ask({ sort: nameKey });
    expect(totalElements).toBeGreaterThan(5);
    for (const sort of ["active", "-updatedAt", `-${nameKey}`]) {
      const { content } = await ask({ sort });
      expect(new Set(content.map(({ id }) => id)).size).toBe(totalElements);
    }
    const row = await made();
    expect((await ask({ sort: nameKey, q: String(row[nameKey]) })).content.map(({ id }) => id)).toContain(row.id);
  });
});

describe("what is used", () => {
  const first = async <E extends AnyEndpoint>(list: E, sort: string): Promise<Row> => {
    const { payload } = await send(admin, list, { query: { q: "", size: 10, cursor: null, sort } });
    const [row] = (payload as unknown as { content: Row[] }).content;
    if (row === undefined) throw new Error("the demo has none");
    return row;
  };
  const off = (endpoint: AnyEndpoint, { id, version }: Row) =>
    send(admin, endpoint, { params: { id }, version, body: { active: false } });

  it("keeps a category and a sub-category with active products from being switched off, and says which they are", async () => {
    const category = await first(categoryEndpoints.list, "-products");
    const refused = await off(categoryEndpoints.setActive, category);
    expect([refused.status, refused.code]).toEqual([409, "row.conflict"]);
    expect(refused.errorMessage).toContain(`${String(category["name"])} is used by`);
    expect(refused.errorMessage).toContain("active products:");
    const sub = await first(subCategoryEndpoints.list, "-products");
    expect((await off(subCategoryEndpoints.setActive, sub)).errorMessage).toContain(
      `${String(sub["subCategoryName"])} is used by ${String(sub["products"])} active products:`,
    );
  });

  it("keeps a category whose sub-categories are active, though nothing is in them", async () => {
    const [category, sub] = [masters[0]?.values() ?? {}, masters[1]?.values() ?? {}];
    const row = (await send(admin, categoryEndpoints.create, { body: category })).payload;
    await send(admin, subCategoryEndpoints.create, { body: { ...sub, categoryId: row.id } });
    expect((await off(categoryEndpoints.setActive, row)).errorMessage).toBe(
      `${String(category["name"])} is used by 1 active sub-category: ${String(sub["subCategoryName"])}. ` +
        "Deactivate it first, or move it elsewhere.",
    );
  });

  it("keeps a company with active brands", async () => {
    const company = await first(companyEndpoints.list, "-brands");
    expect((await off(companyEndpoints.setActive, company)).errorMessage).toContain(
      `${String(company["name"])} is used by ${String(company["brands"])} active brands:`,
    );
  });

  it("cannot be begun to be used once it is switched off, and what was switched off before it stays off", async () => {
    const category = (await send(admin, categoryEndpoints.create, { body: masters[0]?.values() ?? {} })).payload;
    const values = { ...masters[1]?.values(), categoryId: category.id };
    const sub = (await send(admin, subCategoryEndpoints.create, { body: values })).payload;
    const subOff = (await off(subCategoryEndpoints.setActive, sub)).payload;
    expect((await off(categoryEndpoints.setActive, category)).status).toBe(200);
    const again = { params: { id: sub.id }, version: subOff.version, body: { active: true } };
    expect((await send(admin, subCategoryEndpoints.setActive, again)).errorMessage).toBe(
      `${String(sub["subCategoryName"])} needs ${String(category["name"])}, which is inactive. Activate that first.`,
    );
    const other = { ...masters[1]?.values(), categoryId: category.id };
    expect((await send(admin, subCategoryEndpoints.create, { body: other })).errors).toEqual([
      { field: "categoryId", message: `${String(category["name"])} is inactive` },
    ]);
    const kept = { params: { id: sub.id }, version: subOff.version, body: values };
    expect((await send(admin, subCategoryEndpoints.update, kept)).status).toBe(200);
  });

  it("counts the same products that the product list shows", async () => {
    const category = await first(categoryEndpoints.list, "-products");
    const { payload } = await admin.call(productEndpoints.list, {
      query: { q: "", sort: "sku", size: 10, cursor: null, category: category.id, active: "true" },
    });
    expect(category["products"]).toBe(payload.totalElements);
  });
});

describe("S5.149 the pincode of a company", () => {
  it.each(["41103", "4110300"])("is not %s", async (pincode) => {
    const body = { ...masters[3]?.values(), pincode };
    const { status, errors } = await send(admin, companyEndpoints.create, { body });
    expect([status, errors]).toEqual([422, [{ field: "pincode", message: "Enter 6 digit pincode" }]]);
  });

  it("S5.147 may be left out with logo, description, city and state", async () => {
    const body = { name: numbered("Small company"), gst: freshGstin() };
    const { status, payload } = await send(admin, companyEndpoints.create, { body });
    expect(status).toBe(200);
    expect(payload).toMatchObject({ logo: null, description: null, pincode: null, city: null, state: null });
  });
});

describe("S5.147 the GSTIN of a company", () => {
  const save = (gst: string) =>
    send(admin, companyEndpoints.create, { body: { name: numbered("Company with a GSTIN"), gst } });

  it.each(["29ABC", "29AAGCB7383J1", "29AAGCB7383J0Z4", "AAGCB7383J1Z4XX"])("is not %s", async (gst) => {
    const { status, errors } = await save(gst);
    expect([status, errors]).toEqual([422, [{ field: "gst", message: "Enter valid GST Number" }]]);
  });

  it("S5.146 has 15 characters and no more", async () => {
    const { status, errors } = await save(`${freshGstin()}1`);
    expect([status, errors]).toEqual([422, [{ field: "gst", message: "Can't exceed 15 characters" }]]);
  });

  it("is kept in capital letters, whatever is sent", async () => {
    const gst = freshGstin();
    expect((await save(` ${gst.toLowerCase()} `)).payload).toMatchObject({ gst });
  });

  it("stands with a check digit that is not its own, which is only warned of", async () => {
    const gst = freshGstin();
    const wrong = gst.slice(0, 14) + (gst.endsWith("A") ? "B" : "A");
    expect((await save(wrong)).payload).toMatchObject({ gst: wrong });
  });

  it("is that of one company, in small letters too", async () => {
    const gst = freshGstin();
    expect((await save(gst)).status).toBe(200);
    const { status, errors } = await save(gst.toLowerCase());
    expect([status, errors]).toEqual([409, [{ field: "gst", message: "Another company has this GSTIN" }]]);
  });

  it("that two had before stays with the older, and is asked for when the other is saved", async () => {
    const { payload: older } = await save(freshGstin());
    const { payload: other } = await save(freshGstin());
    const repeats = { gst: String(older["gst"]), gst_repeats: true };
    await service.db.updateTable("company").set(repeats).where("id", "=", other.id).execute();
    const body = { name: other["name"], gst: older["gst"] };
    const { status, errors } = await send(admin, companyEndpoints.update, {
      params: { id: other.id },
      version: other.version,
      body,
    });
    expect([status, errors[0]?.field]).toEqual([409, "gst"]);
  });
});
