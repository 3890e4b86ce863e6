import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { userTypes, type BodyOf } from "@o2r/api/contract";
import { imageUrl } from "@o2r/api/contract/document";
import { kycEndpoints } from "@o2r/api/contract/parties";
import { productEndpoints as product, productForm } from "@o2r/api/contract/catalogue";
import { hubOrderStates, orderStates } from "@o2r/api/contract/orders";
import { accountDisagreements } from "../areas/billing/test/account-disagreements.ts";
import { ensureDoubleEntry } from "../areas/billing/test/ensure-double-entry.ts";
import { findGaps } from "../areas/billing/test/find-gaps.ts";
import { exposure } from "../areas/orders/credit/exposure.ts";
import { disagreements } from "../areas/orders/test/disagreements.ts";
import { hubDisagreements } from "../areas/orders/test/hub-disagreements.ts";
import { startDemoService, type DemoService } from "../areas/test/demo-service.ts";
import { startTestService } from "../test/service.ts";
import { readTerms } from "../trade/terms/read-terms.ts";
import { areas } from "../areas/index.ts";
import { twoStepUsername } from "./parties/make-users.ts";
import { seedDemo } from "./seed-demo.ts";

let service: DemoService;

beforeAll(async () => void (service = await startDemoService({ O2R_LIMIT_FACTOR: "100" })));
afterAll(() => service.stop());

const count = async (db: DemoService["db"], table: string, only = sql`true`): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${only}`.execute(db);
  return rows[0]?.n ?? -1;
};

const shipmentStates = ["CANCELLED", "COMPLETED", "DRAFT", "IN_TRANSIT", "LOADED", "PLANNED", "SETTLED"];
const statesOf = async (db: DemoService["db"], table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ state: string }>`select distinct state from ${sql.table(table)} order by 1`.execute(db);
  return rows.map(({ state }) => state);
};

/** Of what waits or may be confirmed: orders that the terms of their retailer hold and should not, and kinds that are missing. */
const wrongHolds = async (db: DemoService["db"]): Promise<readonly string[]> => {
  const { rows } = await sql<{ holds: string[]; number: string; retailerId: string; warehouseId: string; net: number }>`
    select holds, order_number as number, retailer_id as "retailerId", warehouse_id as "warehouseId", goods - discount as net
    from orders where state in ('PLACED', 'ON_HOLD')`.execute(db);
  const wrong = await Promise.all(
    rows.map(async ({ holds, number, retailerId, warehouseId, net }) => {
      const { creditLimit, minOrder } = (await readTerms(db, { retailerId, warehouseId })).holds;
      const { outstanding, placed } = await exposure(db, retailerId);
      const isWithin = outstanding + placed <= creditLimit.value;
      return [
        ...(holds.includes("CREDIT_LIMIT") && isWithin ? [`${number} waits for credit that it has`] : []),
        ...(holds.includes("MINIMUM") === net < minOrder.value ? [] : [`${number} and the least order`]),
      ];
    }),
  );
  const missing = ["CREDIT_LIMIT", "MINIMUM", "KYC", "HAND"].filter(
    (kind) => !rows.some(({ holds }) => holds.includes(kind)),
  );
  return [...wrong.flat(), ...missing.map((kind) => `nothing waits by ${kind}`)];
};

it("fills an empty database", async () => {
  expect(await count(service.db, "retailer")).toBe(2000);
  expect(await count(service.db, "product")).toBeGreaterThanOrEqual(600);
  expect(await count(service.db, "app_user", sql`user_type <> 'RETAILER'`)).toBe(145);
  const helped = await service.db
    .selectFrom("app_user")
    .select("id")
    .where("help_and_support_active", "=", true)
    .where("username", "in", [...userTypes.map((type) => type.toLowerCase()), twoStepUsername])
    .execute();
  expect(helped).toHaveLength(6);
});

it("assigns to its people the rows that their user type reaches: a team, a region with retailers, beats with retailers", async () => {
  const { rows } = await sql<{ type: string; team: number; in_region: boolean; on_beats: boolean }>`
    select user_type as type, cardinality(team) as team,
      exists (select from retailer join beat on beat.id = beat_id where region_id = any(regions)) as in_region,
      exists (select from retailer where beat_id = any(beats)) as on_beats
    from app_user cross join lateral assigned_to(app_user.id)
    where username in ('cc_supervisor', 'onboarding_manager', 'fsa') order by user_type`.execute(service.db);
  expect(rows).toEqual([
    { type: "CC_SUPERVISOR", team: 1, in_region: false, on_beats: false },
    { type: "FSA", team: 0, in_region: false, on_beats: true },
    { type: "ONBOARDING_MANAGER", team: 0, in_region: true, on_beats: false },
  ]);
});

it("has people of every type, each agent with a supervisor and each manager with what they answer for", async () => {
  const { rows } = await sql<{ type: string; idle: number; people: number }>`
    select user_type as type, count(*)::int as people, count(*) filter (where case user_type
      when 'CALLING_AGENT' then supervisor_id is null
      when 'ONBOARDING_MANAGER' then cardinality(regions) = 0
      when 'FSA' then cardinality(beats) = 0
      when 'HUB_MANAGER' then cardinality(warehouses) = 0
      when 'CWH_MANAGER' then cardinality(warehouses) = 0
      else false end)::int as idle
    from app_user cross join lateral assigned_to(app_user.id) group by user_type`.execute(service.db);
  expect(rows.map(({ type }) => type).toSorted()).toEqual([...userTypes].toSorted());
  expect(rows.filter(({ idle, people }) => idle > 0 || people < 2)).toEqual([]);
});

it("receives a batch once it is made, and receives and promises none that has expired", async () => {
  const { rows } = await sql`
    select batch.manufactured_on, batch.expires_on, movement.type, movement.at
    from stock_movement movement
    join batch on batch.id = movement.batch_id
    where movement.type in ('GRN', 'RESERVE', 'PICK')
    and movement.at::date not between batch.manufactured_on and batch.expires_on
  `.execute(service.db);
  expect(rows).toEqual([]);
});

it("has a consignment to another GSTIN on its way with its tax invoice, and one that came short with its credit note", async () => {
  const { rows } = await sql<{ received: boolean; credited: boolean }>`
    select sent.received_at is not null as received, note.id is not null as credited
    from hub_invoice invoice join hub_dispatch sent on sent.id = invoice.dispatch_id and sent.challan = invoice.number
    left join hub_credit_note note on note.dispatch_id = invoice.dispatch_id
    order by 1`.execute(service.db);
  expect(rows).toEqual([
    { received: false, credited: false },
    { received: true, credited: true },
  ]);
});

it("has orders of hubs in every state that lasts, which agree with stock, what is in flight, and numbers", async () => {
  expect(await hubDisagreements(service.db)).toEqual([]);
  const rows = await service.db.selectFrom("hub_order").select("state").distinct().execute();
  const lasting = Object.keys(hubOrderStates).filter((state) => state !== "RECEIVED");
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(lasting));
});

it("has shipments in every state, which agree with their stops, payments and orders", async () => {
  expect(await statesOf(service.db, "shipment")).toEqual(shipmentStates);
  const { rows } = await sql<{ what: string; id: string }>`
    select 'visited stops' as what, id from shipment where state <> 'CANCELLED' and done <> (select count(*) from shipment_stop
      where shipment_id = shipment.id and state <> 'PENDING')
    union all select 'payments', stop.id from shipment_stop as stop where collected <> coalesce((select sum(amount)
      from shipment_payment join payment on payment.id = shipment_payment.payment_id where stop_id = stop.id), 0)
    union all select 'orders', stop.id from shipment_stop as stop join orders on orders.id = stop.order_id
      join shipment on shipment.id = stop.shipment_id
      where stop.open and (shipment.state = 'IN_TRANSIT' and stop.state = 'PENDING') <> (orders.state = 'SHIPPED')`.execute(
    service.db,
  );
  expect(rows).toEqual([]);
});

it("has ninety days of orders in every state, which agree with stock, days, credit and numbers to the unit and the paisa", async () => {
  expect(await disagreements(service.db)).toEqual([]);
  const { rows } = await sql<{ states: string[]; days: number }>`
    select array_agg(distinct state) as states, max(now()::date - placed_at::date) as days from orders
  `.execute(service.db);
  expect(new Set(rows[0]?.states)).toEqual(new Set(Object.keys(orderStates)));
  expect(rows[0]?.days).toBeCloseTo(90, -1);
});

it("tells of every order and invoice how it came to where it is, to its delivery or payment where there was one", async () => {
  const { rows } = await sql<{ state: string; told: string | null }>`
    select thing.entity, thing.state, told.after as told, count(*)::int as orders
    from (select 'order' as entity, id, state from orders union all select 'hub-order', id, state from hub_order
      union all select 'invoice', id, state from invoice) as thing left join lateral (
      select change->>'after' as after, at from audit_log, jsonb_array_elements(changes) as change
      where entity = thing.entity and entity_id = thing.id::text and change->>'field' = 'state' order by at desc, id desc limit 1) as told on true
    where told.after is distinct from thing.state or told.at > now()
    group by thing.entity, thing.state, told.after`.execute(service.db);
  expect(rows).toEqual([]);
});

it("names the credit note of what was missing of a consignment in the history of its hub order", async () => {
  const { rows } = await sql<{ told: number }>`select count(log.id)::int as told from hub_credit_note note
    join hub_dispatch sent on sent.id = note.dispatch_id left join audit_log log on log.entity = 'hub-order'
    and log.entity_id = sent.hub_order_id::text and strpos(log.changes::text, note.number) > 0 group by note.id`.execute(
    service.db,
  );
  expect(new Set(rows.map(({ told }) => told))).toEqual(new Set([1]));
});

it("has an invoice of all that was invoiced, at the total of its order, and accounts that agree with the ledger to the paisa", async () => {
  expect(await accountDisagreements(service.db)).toEqual([]);
  expect(await findGaps(service.db)).toEqual([]);
  await ensureDoubleEntry(service.db);
  const { rows } = await sql<{ what: string; id: string }>`
    with billed as (select orders.*, invoice.id as invoice_id, invoice.total as billed, invoice.promised, invoice.day
      from orders left join invoice on invoice.warehouse_id = orders.warehouse_id and invoice.order_id = orders.id
        and invoice.state <> 'CANCELLED')
    select 'no invoice of what is ' || state as what, id from billed
      where state not in ('PLACED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_ALLOCATED', 'ALLOCATED', 'PACKED', 'CANCELLED')
        and invoice_id is null
    union all select 'an invoice of what is ' || state, id from billed
      where state in ('PLACED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_ALLOCATED', 'ALLOCATED', 'PACKED', 'CANCELLED')
        and invoice_id is not null
    union all select 'another total than was promised', id from billed where billed <> total
    union all select 'units that were invoiced of a line, and its invoice', order_item.order_id from order_item
      join billed on billed.id = order_item.order_id and billed.invoice_id is not null where order_item.invoiced <> order_item.packed
    union all select 'lines of the invoice, and of the order', billed.id from billed where billed.invoice_id is not null
      and (select sum(quantity) from invoice_line where invoice_line.invoice_id = billed.invoice_id)
        <> (select sum(invoiced) from order_item where order_item.order_id = billed.id)
    union all select 'an order that is closed and not paid', billed.id from billed join invoice on invoice.id = billed.invoice_id
      where billed.state = 'CLOSED' and invoice.state <> 'PAID'`.execute(service.db);
  expect(rows).toEqual([]);
});

it("holds what is beyond the terms of its retailer, and nothing else for their sake; something waits by every kind of hold", async () => {
  expect(await wrongHolds(service.db)).toEqual([]);
});

it("leaves a database that has data, and a production one, as they are", async () => {
  expect(await seedDemo(service.db, service.services)).toBe(false);
  const production = { config: { ...service.services.config, production: true } };
  expect(await seedDemo(service.db, production)).toBe(false);
  expect(await count(service.db, "app_user", sql`user_type <> 'RETAILER'`)).toBe(145);
});

it("shows a picture of each paper that waits to be verified, with its own number, and of nobody's twice", async () => {
  const { rows } = await sql<{ kind: string; papers: number; pictures: number; missing: number }>`
    with waiting as (select retailer.* from retailer join kyc on kyc.retailer_id = retailer.id
      where kyc.state in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW'))
    select kind, count(*)::int as papers, count(distinct picture)::int as pictures,
      (count(*) filter (where picture is null))::int as missing
    from waiting, lateral (values ('shop', shop_image, true), ('identity', primary_image, true),
      ('gst', gst_image, gst_number is not null), ('pan', pan_image, pan_number is not null)) as paper (kind, picture, is_there)
    where is_there group by kind order by kind`.execute(service.db);
  expect(rows.map(({ kind, missing }) => [kind, missing])).toEqual([["gst", 0], ["identity", 0], ["pan", 0], ["shop", 0]]); // prettier-ignore
  for (const { kind, papers, pictures } of rows)
    expect([kind, pictures === papers]).toEqual([kind, kind === "gst" || kind === "pan"]);

  // As whoever verifies them sees it: within reach, and a picture.
  const verifier = await service.signIn("onboarding_manager");
  const { payload } = await verifier.call(kycEndpoints.list, {
    query: { q: "", sort: "-submittedAt", size: 10, cursor: null, state: "SUBMITTED,RESUBMITTED,UNDER_REVIEW" },
  });
  const shown = payload.content.flatMap(({ papers }) => papers.flatMap((paper) => paper.pictures));
  expect(shown.length).toBeGreaterThan(payload.content.length);
  for (const { id } of shown.slice(0, 6)) {
    const picture = await verifier.raw(imageUrl(id, 600));
    expect([picture.status, picture.headers.get("content-type")?.split("/")[0]]).toEqual([200, "image"]);
  }
  const { rows: far } = await sql<{ id: string }>`
    select pan_image as id from retailer join kyc on kyc.retailer_id = retailer.id join beat on beat.id = retailer.beat_id
    where kyc.state = 'SUBMITTED' and pan_image is not null and region_id not in (select region_id from user_region
      where user_id = (select id from app_user where username = 'onboarding_manager')) limit 1`.execute(service.db);
  expect((await verifier.raw(imageUrl(far[0]?.id ?? "", 600))).status).toBe(404);
});

it("is not written into a database that production has started on, and the other way round", async () => {
  const config = { ...service.services.config, production: true };
  await expect(areas.prepare(service.db, { ...service.services, config })).rejects.toThrow("holds the demo");
  const empty = await startTestService({ areas });
  try {
    await areas.prepare(empty.db, { ...empty.services, config: { ...empty.services.config, production: true } });
    expect(await seedDemo(empty.db, empty.services)).toBe(false);
    expect(await count(empty.db, "app_user")).toBe(0);
  } finally {
    await empty.stop();
  }
});

it("is done once when two processes begin at the same time, and holds what it promises just after midnight too", async () => {
  const empty = await startTestService({ areas });
  try {
    // 00:10 in India, when nothing of the day has left its hub.
    const seed = () => seedDemo(empty.db, empty.services, new Date("2026-11-25T18:40:00Z"));
    const done = await Promise.all([seed(), seed()]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await count(empty.db, "retailer")).toBe(2000);
    expect(await statesOf(empty.db, "shipment")).toEqual(shipmentStates);
    expect(await statesOf(empty.db, "orders")).toEqual(Object.keys(orderStates).toSorted());
    expect(await wrongHolds(empty.db)).toEqual([]);
  } finally {
    await empty.stop();
  }
});

it("makes products that their own form accepts unchanged, pictures and kits included", async () => {
  const client = await service.signIn("admin");
  const { payload } = await client.call(product.list, { query: { q: "", sort: "brand", size: 500, cursor: null } });
  const kits = await client.call(product.list, { query: { q: "", sort: "sku", size: 10, cursor: null, kit: "true" } });
  const some = [...payload.content.filter((_, index) => index % 12 === 0), ...kits.payload.content.slice(0, 2)];
  // A kit may be among the others, too.
  const ids = new Set(some.map(({ id }) => id));
  const answers = await Promise.all(
    [...ids].map(async (id) => {
      const { payload: row } = await client.call(product.get, { params: { id } });
      const own = Object.entries(row).filter(
        ([field]) => Object.hasOwn(productForm.fields, field) && field !== "formProductVolume",
      );
      const body = Object.fromEntries(own) as unknown as BodyOf<typeof product.update>; // the form's own fields, as they were read
      const { status, errors } = await client.call(product.update, { params: { id }, version: row.version, body });
      return { id, status, errors };
    }),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

it("has invoices of goods taxed on their printed price with cess by the unit, and to zones with and without tax", async () => {
  const { rows } = await sql<{ printed: number; cess: number; taxed: number; untaxed: number }>`
    select (select count(*) from invoice_line where tax_base = 'RETAIL_PRICE' and cgst + igst > 0)::int as printed,
      (select count(*) from invoice_line where cess_per_unit > 0 and cess_amount > 0)::int as cess,
      (select count(*) from invoice where zone = 'TAXED' and igst > 0)::int as taxed,
      (select count(*) from invoice where zone = 'UNTAXED' and igst = 0)::int as untaxed`.execute(service.db);
  const [found] = rows;
  expect(Object.entries(found ?? {}).filter(([, count]) => count === 0)).toEqual([]);
});
