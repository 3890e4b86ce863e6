import { readFileSync } from "node:fs";
import { expect, expectTypeOf, inject, it } from "vitest";
import { createDatabase } from "../test/database.ts";
import { typesOfDatabase } from "../test/types-of-database.ts";
import type { Database, Strange } from "./schema.ts";

it("the types of the tables are what the migrated database has", async () => {
  const { url, drop } = await createDatabase(inject("databaseServer"));
  try {
    const written = readFileSync(new URL("./tables.ts", import.meta.url), "utf8");
    expect(await typesOfDatabase(url), "run node scripts/database-types.mjs").toBe(written);
  } finally {
    await drop();
  }
});

it("the texts that a check leaves to a column are its type, and what areas tell of columns is of columns that are there", () => {
  expectTypeOf<Database["warehouse"]["type"]>().toEqualTypeOf<"CWH" | "HUB">();
  expectTypeOf<Strange>().toEqualTypeOf<never>();
});
