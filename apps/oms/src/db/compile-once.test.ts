import {
  Kysely,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Expression,
  type SqlBool,
} from "kysely";
import { expect, it, vi } from "vitest";
import { compileOnce, partOf, sayOnce } from "./compile-once.ts";
import type { Database } from "./schema.ts";

const scene = () => {
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (asked) => new PostgresIntrospector(asked),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, sent: vi.spyOn(db, "executeQuery") };
};

it("one text is made, and each time sent with the values of that time", async () => {
  const { db, sent } = scene();
  const built = vi.fn<() => void>();
  const named = compileOnce((given, { id, ids }: { readonly id: string; readonly ids: readonly string[] }) => {
    built();
    return given
      .selectFrom("beat")
      .select("name")
      .where("id", "=", id)
      .where("hub_id", "=", "h")
      .where(sql<boolean>`id = any(${ids}::uuid[])`);
  });
  await named(db, { id: "a", ids: ["a", "b"] });
  await named(db, { ids: [], id: "c" });
  expect(built).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls.map(([query]) => Reflect.get(query, "parameters"))).toEqual([
    ["a", "h", ["a", "b"]],
    ["c", "h", []],
  ]);
  expect(new Set(sent.mock.calls.map(([query]) => Reflect.get(query, "sql"))).size).toBe(1);
});

it("a query that looks into a value, or leaves one out, is found out when it is sent first", async () => {
  const { db } = scene();
  const looks = compileOnce((given, { body }: { readonly body: object }) =>
    given.selectFrom("beat").select("name").where("name", "=", JSON.stringify(body)),
  );
  await expect(looks(db, { body: {} })).rejects.toThrow("body has no value yet");
  const leaves = compileOnce((given, _: { readonly id: string }) => given.selectFrom("beat").select("name"));
  await expect(leaves(db, { id: "a" })).rejects.toThrow("id is no parameter");
});

it("a value that is missing is refused, and not sent as nothing", async () => {
  const { db } = scene();
  const named = compileOnce((given, { id }: { readonly id?: string | undefined }) =>
    given
      .selectFrom("beat")
      .select("name")
      .where("id", "=", id ?? ""),
  );
  await named(db, { id: "a" });
  await expect(named(db, { id: undefined })).rejects.toThrow("given no id");
  await expect(named(db, {})).rejects.toThrow("other values than before");
});

it("a condition among the values may be in other words each time, and each of these has one text", async () => {
  const { db, sent } = scene();
  const built = vi.fn<() => void>();
  const asked = vi.fn<() => void>();
  const named = compileOnce((given, { id, within }: { readonly id: string; readonly within: Expression<SqlBool> }) => {
    built();
    return given.selectFrom("beat").select("name").where(within).where("id", "=", id).where(within);
  });
  const of = (hub: string) => ({
    expressionType: undefined,
    toOperationNode: () => {
      asked();
      return sql<SqlBool>`hub_id = ${hub} and city = ${"Pune"}`.toOperationNode();
    },
  });
  await named(db, { id: "a", within: of("x") });
  await named(db, { id: "b", within: sql<SqlBool>`true` });
  await named(db, { id: "c", within: of("y") });
  expect(built).toHaveBeenCalledTimes(2);
  // Whoever counts on being asked each time is.
  expect(asked).toHaveBeenCalledTimes(2);
  const conditions = 'hub_id = $1 and city = $2 and "id" = $3 and hub_id = $4 and city = $5';
  const read = 'select "name" from "beat" where ';
  expect(sent.mock.calls.map(([query]) => [Reflect.get(query, "sql"), Reflect.get(query, "parameters")])).toEqual([
    [`${read}${conditions}`, ["x", "Pune", "a", "x", "Pune"]],
    [`${read}true and "id" = $1 and true`, ["b"]],
    [`${read}${conditions}`, ["y", "Pune", "c", "y", "Pune"]],
  ]);
});

it("a part among the values has its own text, which is made once, and its own values each time", async () => {
  const { db, sent } = scene();
  const built = vi.fn<() => void>();
  const hubOf = sayOnce(({ id }: { readonly id: string }) => {
    built();
    return sql<string>`(select hub_id from retailer where id = ${id})`;
  });
  const named = compileOnce(
    (given, { hub, name }: { readonly hub: string | ReturnType<typeof partOf>; readonly name: string }) =>
      given
        .selectFrom("beat")
        .select("name")
        .where(sql<SqlBool>`hub_id = ${hub}`)
        .where("name", "=", name),
  );
  await named(db, { hub: partOf(hubOf, { id: "r" }), name: "a" });
  await named(db, { hub: "h", name: "b" });
  await named(db, { hub: partOf(hubOf, { id: "s" }), name: "c" });
  expect(built).toHaveBeenCalledTimes(1);
  const found = 'hub_id = (select hub_id from retailer where id = $1) and "name" = $2';
  const read = 'select "name" from "beat" where ';
  expect(sent.mock.calls.map(([query]) => [Reflect.get(query, "sql"), Reflect.get(query, "parameters")])).toEqual([
    [`${read}${found}`, ["r", "a"]],
    [`${read}hub_id = $1 and "name" = $2`, ["h", "b"]],
    [`${read}${found}`, ["s", "c"]],
  ]);
});
