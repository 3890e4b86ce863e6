import { sql } from "kysely";
import type { BodyOf } from "@o2r/api/contract/core";
import type { messageEndpoints } from "@o2r/api/contract/engagement";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import type { Handlers } from "../../../http/context.ts";
import { ensureSigned } from "../../../kit/signed-reports.ts";
import { linesOf } from "./sign-reports.ts";

type Report = BodyOf<(typeof messageEndpoints)["report"]>["reports"][number];

/** What is known only rises: who has read a message has been sent it. */
const note = async (db: Db, report: Report): Promise<void> => {
  const message = db.updateTable("message").where("key", "=", report.key);
  if (report.status === "FAILED") {
    await message
      .set({ state: "FAILED", fault: report.fault ?? "It did not arrive" })
      .where("state", "in", ["SENDING", "SENT"])
      .where("delivered_at", "is", null)
      .execute();
    return;
  }
  await message
    .set({
      delivered_at: sql`coalesce(delivered_at, ${report.at}::timestamptz)`,
      ...(report.status === "READ" && { read_at: sql`coalesce(read_at, ${report.at}::timestamptz)` }),
    })
    .where("state", "in", ["SENDING", "SENT"])
    .execute();
};

/** Takes what the provider says of messages. */
export const takeReports: Handlers<typeof messageEndpoints>["report"] = async ({ db, body, now, services }) => {
  const secret = services.config.O2R_MESSAGE_CALLBACK_SECRET;
  if (secret === undefined) throw notFound("Provider");
  const { at, reports, signature } = body;
  ensureSigned(secret, { at, signature, lines: linesOf(reports) }, now);
  await tx(db, async (trx) => {
    for (const report of reports) await note(trx, report);
  });
  return { done: true };
};
