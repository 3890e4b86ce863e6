import pg from "pg";
import { newId } from "../db/id.ts";

/** The address of another database on the same server. */
export const databaseUrl = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs work on the server's own database, as its superuser. */
export const onServer = async <T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** What a new database is a copy of. */
export const templates = { migrated: "template_o2r", demo: "template_demo", empty: "template0" } as const;

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A database of its own: migrated, with the demo (once its template is there), or, when `empty`, without a table. */
export const createDatabase = async (
  server: string,
  kind: keyof typeof templates = "migrated",
): Promise<TestDatabase> => {
  const name = `test_${newId().replaceAll("-", "")}`;
  // By files: by its log, which is the default, copying the demo takes seconds of a core instead of a tenth.
  await onServer(server, (client) =>
    client.query(`create database ${name} template ${templates[kind]} strategy file_copy`),
  );
  return {
    name,
    url: databaseUrl(server, name),
    drop: async () => {
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
};
