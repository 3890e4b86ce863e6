import { contract } from "@o2r/api/contract";
import { importables } from "@o2r/api/contract/insight";
import type { FormDefinition } from "@o2r/forms";
import { checkSupplies } from "@o2r/forms/server";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../db/schema.ts";
import { areas } from "./index.ts";

/** Nothing is asked of it. */
const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const sent = Object.entries(contract).flatMap(([thing, actions]) =>
  Object.entries(actions).flatMap(([action, { body }]): [string, FormDefinition][] =>
    body && "kind" in body && body.kind === "form" ? [[`${thing}.${action}`, body.form]] : [],
  ),
);
const imported = Object.entries(importables).map(([thing, { form }]) => [`rows of ${thing}`, form] as const);

it.each([...sent, ...imported])("the service supplies all that the form of %s names", (_, form) => {
  expect(() => checkSupplies(form, areas.formRegistry(db))).not.toThrow();
});
