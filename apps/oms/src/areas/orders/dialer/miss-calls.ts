import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import type { Services } from "../../../http/context.ts";
import { haveDone } from "./dialer-of.ts";
import { miss } from "./end-call.ts";
import { sendRequests } from "./send-requests.ts";

/** Calls that are looked at in one turn. */
const atOnce = 200;
/** Seconds that a call of an agent without a dialer rings. */
const withoutDialer = 60;

/** How long a call rings, of `dialer` joined to it: seconds; null where its dialer lets it ring for as long as it likes. */
export const ringSeconds = sql<
  number | null
>`case when dialer.id is null then ${withoutDialer} else dialer.ring_seconds end`;

/** Ends what has rung for as long as its dialer lets it. Returns how many. */
export const missCalls = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    select call.id from dialer_call as call left join dialer on dialer.id = call.dialer_id
    where call.state = 'RINGING' and call.created_at <= ${now}::timestamptz - interval '1 second' * ${ringSeconds}
    order by call.created_at limit ${atOnce}`.execute(db);
  let missed = 0;
  for (const { id } of rows)
    await tx(db, async (trx) => {
      if (!(await miss(trx, id, { now }))) return;
      missed += 1;
      await haveDone(trx, { callId: id, act: "HANG_UP", now });
    });
  return missed;
};

/** Looks after calls: hands to the provider what it is to do, and ends what rings for too long. */
export const watchCalls = async (
  db: Db,
  { config, events }: Pick<Services, "config" | "events">,
  now: Date,
): Promise<void> => {
  const { O2R_DIALER_URL: address, O2R_DIALER_TOKEN: token } = config;
  await sendRequests(db, address === undefined ? undefined : { address, token });
  if ((await missCalls(db, now)) > 0) events.changed();
};
