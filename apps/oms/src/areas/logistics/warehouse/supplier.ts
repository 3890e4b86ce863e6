import type { Selectable } from "kysely";
import { may } from "@o2r/api/contract";
import { maskAccount, type supplierEndpoints } from "@o2r/api/contract/logistics";
import { updateRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";
import type { Handlers } from "../../../http/context.ts";
import { holdWarehouse } from "./hold-warehouse.ts";

type Row = Selectable<Database["warehouse_supplier"]>;

const find = (db: Db, id: string): Promise<Row | undefined> =>
  db.selectFrom("warehouse_supplier").selectAll().where("warehouse_id", "=", id).executeTakeFirst();

const toDetail = ({ gstin, account_number, ifsc, bank_name, status }: Omit<Row, "warehouse_id">) => ({
  gstin,
  bank: { accountNumber: account_number, ifsc, bankName: bank_name },
  status,
});

/** How a warehouse is paid; the whole account number is for who may change it. */
export const readSupplier = async (db: Db, id: string, { userType }: Pick<Actor, "userType">) => {
  const found = await find(db, id);
  if (found === undefined) return null;
  const isWhole = may(userType, "warehouse.write");
  return toDetail({ ...found, ...(!isWhole && { account_number: maskAccount(found.account_number) }) });
};

/** What the audit log has of it: enough to see that an account is another one. */
const inWords = (row: Omit<Row, "warehouse_id">) => ({
  gstin: row.gstin,
  accountNumber: maskAccount(row.account_number),
  ifsc: row.ifsc,
  bankName: row.bank_name,
  supplierStatus: row.status,
});

export const supplierHandlers: Handlers<typeof supplierEndpoints> = {
  setSupplier: async (context) => {
    const { db, actor, now, audit, body } = context;
    const held = await holdWarehouse(context);
    const before = await find(db, held.id);
    const next = {
      gstin: body.gstin,
      account_number: body.accountNumber,
      ifsc: body.ifsc,
      bank_name: body.bankName,
      status: body.status,
    };
    await db
      .insertInto("warehouse_supplier")
      .values({ warehouse_id: held.id, ...next })
      .onConflict((conflict) => conflict.column("warehouse_id").doUpdateSet(next))
      .execute();
    const changed = await updateRow(db, "warehouse", held, { updated_at: now, updated_by: actor.id });
    audit({
      entity: "warehouse",
      id: held.id,
      version: changed?.version ?? held.version + 1,
      ...(before && { before: inWords(before) }),
      after: inWords(next),
    });
    return toDetail(next);
  },
};
