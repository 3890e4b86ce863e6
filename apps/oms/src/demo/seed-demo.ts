// Long because it seeds every area in turn, in the order in which their rows name each other.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { rowsOfTickets } from "@o2r/api/contract/engagement";
import { documentBlobs } from "../areas/document/stores.ts";
import { foldTally } from "../areas/insight/dashboard/fold-tally.ts";
import { writeNeeds } from "../areas/orders/hub/write-hub-order.ts";
import { claimDatabase } from "../db/database-use.ts";
import type { Db } from "../db/schema.ts";
import { tx } from "../db/tx.ts";
import type { Services } from "../http/context.ts";
import { insertRows } from "./insert-rows.ts";
import { assignBeats, makeBeats } from "./parties/make-beats.ts";
import { makeBankLines, makeCollections, makeWriteOffs } from "./billing/make-collections.ts";
import { runShipments } from "./logistics/run-shipments.ts";
import { makeCalls } from "./orders/make-calls.ts";
import { makeReturns } from "./orders/make-returns.ts";
import { makeCampaigns } from "./engagement/make-campaigns.ts";
import { makeChatAgents } from "./engagement/make-chat-agents.ts";
import { makeChats } from "./engagement/make-chats.ts";
import { makeChatWorkflows } from "./engagement/make-chat-workflows.ts";
import { makeMessageChoices } from "./engagement/make-message-choices.ts";
import { makeMessages } from "./engagement/make-messages.ts";
import { makeSmsTemplates } from "./engagement/make-sms-templates.ts";
import { makeCombos } from "./make-combos.ts";
import { openSketchbook } from "./make-images.ts";
import { makeAttributes, makeProductAttributes } from "./make-attributes.ts";
import { makeHistory } from "./make-history.ts";
import { makeHolidays } from "./make-holidays.ts";
import { makeKits } from "./make-kits.ts";
import { makeMasters } from "./make-masters.ts";
import { makeNotifications } from "./make-notifications.ts";
import { makeFields, makeOptions } from "./make-options.ts";
import { makeTicketHistory } from "./engagement/make-ticket-history.ts";
import { makeTickets } from "./engagement/make-tickets.ts";
import { makeHubOrderHistory } from "./orders/make-hub-order-history.ts";
import { makeHubInvoices } from "./billing/make-hub-invoices.ts";
import { makeHubOrders } from "./orders/make-hub-orders.ts";
import { makeReports } from "./insight/make-reports.ts";
import { makeLayout } from "./layout/make-layout.ts";
import { makeConfigs, publishPages } from "./layout/publish-layout.ts";
import { makeTerms } from "./orders/demo-terms.ts";
import { endDeliveries } from "./orders/end-deliveries.ts";
import { makeInvoices } from "./billing/make-invoices.ts";
import { makeOrderHistory } from "./orders/make-order-history.ts";
import { tellStateSince } from "./orders/tell-state-since.ts";
import { makeOrders } from "./orders/make-orders.ts";
import { makePriceChanges } from "./make-price-changes.ts";
import { makeProducts } from "./make-products.ts";
import { makeRates } from "./make-rates.ts";
import { makeAddressRequests } from "./parties/make-address-requests.ts";
import { makeKyc } from "./parties/make-kyc.ts";
import { makePartyHistory } from "./parties/make-party-history.ts";
import { makePaperPictures } from "./parties/make-paper-pictures.ts";
import { makeRetailerGroups } from "./parties/make-retailer-groups.ts";
import { makeRetailers } from "./parties/make-retailers.ts";
import { shareHubs } from "./parties/share-hubs.ts";
import { makePromotionHistory } from "./promotions/make-promotion-history.ts";
import { makePromotionUses } from "./promotions/make-promotion-uses.ts";
import { makePromotions } from "./promotions/make-promotions.ts";
import { makeCharges } from "./settings/make-charges.ts";
import { makeSettings } from "./settings/make-settings.ts";
import { makeUndertakings } from "./settings/make-undertakings.ts";
import { makeServedPincodes } from "./warehouse/make-served-pincodes.ts";
import { makeBatches, makeStock } from "./make-stock.ts";
import { makeWarehouseDocuments } from "./warehouse/make-warehouse-documents.ts";
import { makeSuppliers } from "./warehouse/make-suppliers.ts";
import { makeDialers } from "./orders/make-dialers.ts";
import { assignStaff, makeStaff } from "./parties/make-staff.ts";
import { assignWarehouses, makeUsers, withShops } from "./parties/make-users.ts";
import { makeWarehouses } from "./warehouse/make-warehouses.ts";
import { seedRandom } from "./random.ts";
import type { Scene } from "./scene.ts";
import { tellBeginnings } from "./tell-beginnings.ts";

/** The signs that a database is in use: a row in any of these. */
const isEmpty = async (db: Db): Promise<boolean> => {
  const found = await Promise.all(
    (["app_user", "warehouse", "product", "retailer"] as const).map((table) =>
      db.selectFrom(table).select("id").limit(1).executeTakeFirst(),
    ),
  );
  return found.every((row) => row === undefined);
};

const isAdmin = (type: string): boolean => rowsOfTickets.all.some((admin) => admin === type);

/** How often, and how many times, somebody asks whether the other has finished: two minutes in all. */
const [every, times] = [250, 480];

/** Waits while another process fills the database: by asking again, since no single query may take as long. */
const waitForTurn = async (trx: Db): Promise<void> => {
  for (let asked = 0; asked < times; asked += 1) {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(hashtext('o2r-demo')) as mine`.execute(trx);
    if (rows[0]?.mine) return;
    await sleep(every);
  }
  throw new Error("Another process fills the database with the demo, and does not come to an end");
};

const fill = async (
  db: Db,
  scene: Scene,
  users: Awaited<ReturnType<typeof makeUsers>>,
  services: Pick<Services, "config">,
): Promise<boolean> => {
  const random = seedRandom("catalogue");
  const warehouses = makeWarehouses(scene);
  const sketches = openSketchbook(scene, random);
  const masters = makeMasters(scene, random, sketches);
  const products = makeProducts(scene, random, masters, sketches);
  const kits = makeKits(random, products);
  const priced = makePriceChanges(scene, users, products);
  const ofType = (type: string) => users.flatMap((user) => (user.user_type === type ? [user.id] : []));
  const staff = makeStaff(scene.now, users);
  const trade = makeBeats(scene, warehouses);
  const groups = makeRetailerGroups(scene);
  const staffOf = shareHubs(users, staff, warehouses);
  const retailers = makeRetailers(scene, warehouses, trade.beats, staffOf, groups);
  const assigned = assignWarehouses(users, warehouses);
  const named = users.find(({ username }) => username === "hub_manager")?.id;
  const kept = new Set(assigned.flatMap(({ user_id, warehouse_id }) => (user_id === named ? [warehouse_id] : [])));
  const managers = new Map(assigned.map(({ user_id, warehouse_id }) => [warehouse_id, user_id]));
  const assignedStaff = assignStaff(staff, warehouses);
  const ofHubs = new Map([...assignedStaff, ...assigned].map(({ user_id, warehouse_id }) => [warehouse_id, user_id]));
  const hubOrders = makeHubOrders({
    scene,
    warehouses,
    managers,
    batches: makeBatches({ scene, warehouses, products: products.map(({ row }) => row), managers }),
  });
  const { batches } = hubOrders;
  const papers = makeKyc(scene, retailers);
  const paperSketches = openSketchbook(scene, seedRandom("papers"));
  const paperPictures = makePaperPictures(retailers, papers.kyc, paperSketches);
  const warehousePapers = makeWarehouseDocuments(scene, warehouses, paperSketches);
  const store = documentBlobs(services.config);
  // Beside the rows that follow, which keep one processor busy: nobody is to wait for pictures.
  const paperDocuments = paperSketches.draw(store);
  const holidays = makeHolidays(scene, warehouses);
  const { userRegions, userBeats } = assignBeats([...users, ...staff], trade);
  const charges = makeCharges(scene, warehouses);
  const { settings, history } = makeSettings(scene, warehouses);
  const undertakings = makeUndertakings(scene, warehouses);
  const terms = makeTerms(groups, settings);
  const ordered = makeOrders({
    scene,
    charges,
    terms,
    undertakings,
    hubs: warehouses.filter(({ row }) => row.type === "HUB"),
    beats: trade.beats,
    holidays,
    retailers,
    kyc: papers.kyc,
    batches,
    staffOf,
    userBeats,
    kept,
  });
  const { orders, items } = ordered;
  const promotions = makePromotions({ scene, masters, products, warehouses });
  const promotionUses = makePromotionUses({ promotions, orders, items, products });
  const stock = makeStock(scene, batches, ordered.stock);
  const layout = makeLayout({ scene, masters, products, warehouses, sketches });
  const documents = [...(await sketches.draw(store)), ...(await paperDocuments)];

  return tx(db, async (trx) => {
    // Of many processes that start at once, one fills the database; the others wait here, as long as it takes, and find
    // it filled.
    await waitForTurn(trx);
    await sql`set local statement_timeout = '2min'`.execute(trx);
    await sql`lock table app_user in share row exclusive mode`.execute(trx);
    if (!(await isEmpty(trx)) || !(await claimDatabase(trx, "demo"))) return false;
    await insertRows(
      trx,
      "warehouse",
      warehouses.map(({ row }) => row),
    );
    await sql`select setval('warehouse_place', ${warehouses.length})`.execute(trx);
    await insertRows(trx, "warehouse_supplier", makeSuppliers(warehouses));
    await insertRows(trx, "pincode_hub", makeServedPincodes(warehouses));
    await insertRows(trx, "dialer", makeDialers(scene));
    await insertRows(trx, "app_user", withShops([...users, ...staff], retailers));
    await insertRows(trx, "holiday", holidays);
    await insertRows(trx, "user_warehouse", [...assigned, ...assignedStaff]);
    // A start without the demo has left those that hold as they are declared.
    await trx.deleteFrom("system_setting").execute();
    await insertRows(trx, "system_setting", settings);
    await insertRows(trx, "charge", charges);
    await insertRows(trx, "undertaking", undertakings);
    await insertRows(trx, "audit_log", history);
    await insertRows(trx, "region", trade.regions);
    await insertRows(trx, "beat", trade.beats);
    await insertRows(trx, "user_region", userRegions);
    await insertRows(trx, "user_beat", userBeats);
    await insertRows(trx, "document", documents);
    await insertRows(trx, "warehouse_document", warehousePapers);
    await insertRows(trx, "master_field", makeFields(scene));
    await insertRows(trx, "master_option", makeOptions(scene));
    await insertRows(trx, "company", masters.companies);
    await insertRows(trx, "brand", masters.brands);
    await insertRows(trx, "category", masters.categories);
    await insertRows(trx, "sub_category", masters.subCategories);
    const attributes = makeAttributes(scene, seedRandom("attributes"));
    await insertRows(trx, "attribute", attributes);
    const all = [...priced.products, ...kits];
    await insertRows(
      trx,
      "product",
      all.map(({ row }) => row),
    );
    const images = all.flatMap(({ row, images }) =>
      images.map((document_id, position) => ({ product_id: row.id, position, document_id })),
    );
    await insertRows(trx, "product_image", images);
    const rows = all.map(({ row }) => row);
    await insertRows(trx, "product_attribute", makeProductAttributes(attributes, rows, seedRandom("values")));
    await insertRows(
      trx,
      "sku_kit_item",
      kits.flatMap(({ items }) => items),
    );
    await insertRows(trx, "audit_log", makeHistory(scene, random, [...products, ...kits]));
    await insertRows(trx, "audit_log", priced.history);
    await insertRows(trx, "price_change", priced.changes);
    await insertRows(trx, "rate_change", makeRates(scene, masters, products));
    const { combos, items: comboItems, hubs } = makeCombos({ scene, masters, products, warehouses, stock });
    await insertRows(trx, "combo", combos);
    await insertRows(trx, "combo_item", comboItems);
    await insertRows(trx, "combo_hub", hubs);
    await insertRows(trx, "retailer_group", groups);
    const { limits } = ordered;
    await insertRows(
      trx,
      "retailer",
      retailers.map((row) => ({
        ...row,
        ...paperPictures.get(row.id),
        credit_limit: limits.get(row.id) ?? row.credit_limit ?? null,
      })),
    );
    await insertRows(trx, "kyc", papers.kyc);
    await insertRows(trx, "kyc_verdict", papers.verdicts);
    const sellers = new Map(userBeats.map(({ beat_id, user_id }) => [beat_id, user_id]));
    const asking = ofType("FSA")[0] ?? scene.founderId;
    const requests = makeAddressRequests(scene, retailers, warehouses, (row) => sellers.get(row.beat_id) ?? asking);
    await insertRows(trx, "address_request", requests);
    await insertRows(
      trx,
      "audit_log",
      makePartyHistory({ scene, users: [...users, ...staff], retailers, papers, requests }),
    );
    await insertRows(
      trx,
      "orders",
      orders.map((order) => ({ ...order, state_since: order.placed_at })),
    );
    await insertRows(trx, "order_item", items);
    await insertRows(trx, "audit_log", makeOrderHistory({ random, now: scene.now, orders, managers: ofHubs }));
    await insertRows(trx, "order_series", ordered.series);
    await insertRows(trx, "slot_day", ordered.days);
    await insertRows(
      trx,
      "promotion",
      promotions.map(({ row }) => row),
    );
    const of = (part: "hubs" | "brands" | "products") =>
      promotions.flatMap((one) => one[part].map((id) => ({ promotion_id: one.row.id, id })));
    await insertRows(
      trx,
      "promotion_hub",
      of("hubs").map(({ promotion_id, id }) => ({ promotion_id, warehouse_id: id })),
    );
    await insertRows(
      trx,
      "promotion_brand",
      of("brands").map(({ promotion_id, id }) => ({ promotion_id, brand_id: id })),
    );
    await insertRows(
      trx,
      "promotion_product",
      of("products").map(({ promotion_id, id }) => ({ promotion_id, product_id: id })),
    );
    await insertRows(trx, "promotion_use", promotionUses.uses);
    await insertRows(trx, "promotion_use_line", promotionUses.lines);
    await insertRows(trx, "promotion_tally", promotionUses.tallies);
    await insertRows(trx, "promotion_retailer_tally", promotionUses.ofRetailers);
    await insertRows(trx, "audit_log", makePromotionHistory({ scene, promotions, uses: promotionUses.uses }));
    await insertRows(trx, "batch", stock.batch);
    await insertRows(trx, "stock_balance", stock.stock_balance);
    await insertRows(trx, "stock_movement", stock.stock_movement);
    await insertRows(trx, "reservation", ordered.reservations);
    await insertRows(trx, "order_piece", ordered.pieces);
    await insertRows(trx, "discard_request", stock.discard_request);
    const checks = hubOrders.checks.map((row, at) => ({
      ...row,
      number: `QC-${String(stock.qc.length + at + 1).padStart(6, "0")}`,
    }));
    await insertRows(trx, "qc", [...stock.qc, ...checks]);
    await insertRows(trx, "qc_line", [...stock.qc_line, ...hubOrders.checkLines]);
    await insertRows(trx, "rejected_sku", stock.rejected_sku);
    await sql`select setval('qc_number', ${stock.qc.length + checks.length})`.execute(trx);
    await insertRows(trx, "hub_order", hubOrders.orders);
    await insertRows(trx, "hub_order_line", hubOrders.lines);
    const { founderId } = scene;
    const { dispatches, issue } = await makeHubInvoices(trx, hubOrders, { services, by: founderId });
    await insertRows(trx, "hub_dispatch", dispatches);
    await insertRows(trx, "hub_dispatch_piece", hubOrders.pieces);
    const creditNotes = await issue();
    await insertRows(trx, "hub_order_series", hubOrders.series);
    const told = { random, orders: hubOrders.orders, dispatches, managers: ofHubs, founderId, creditNotes };
    await insertRows(trx, "audit_log", makeHubOrderHistory(told));
    await insertRows(trx, "reservation", hubOrders.reservations);
    for (const { id, warehouse_id } of hubOrders.orders) await writeNeeds(trx, { id, warehouse_id });
    await insertRows(trx, "dialer_call", makeCalls(scene, { named: users, staff }, retailers));
    const templates = makeSmsTemplates(scene);
    await insertRows(trx, "sms_template", templates);
    await insertRows(trx, "message_choice", makeMessageChoices(scene, retailers));
    await insertRows(trx, "message", makeMessages(scene, retailers, templates));
    const agent = users.find(({ user_type }) => user_type === "CALLING_AGENT");
    const ofAgent = retailers.filter((one) => one.agent_id === agent?.id && one.state === "ACTIVE");
    const opened = makeTickets(scene, {
      orders,
      retailers,
      ...(agent && { own: { agent, retailers: ofAgent.slice(0, 4) } }),
      agents: users.filter(({ user_type, help_and_support_active }) => help_and_support_active && isAdmin(user_type)),
    });
    const chats = makeChatWorkflows(scene);
    const chatted = makeChats(scene, {
      help: opened,
      retailers,
      workflows: chats,
      users: withShops([...users, ...staff], retailers),
      own: ofAgent.slice(4, 7),
    });
    const help = { ...opened, tickets: chatted.tickets };
    await insertRows(trx, "ticket", help.tickets);
    await insertRows(trx, "ticket_message", help.messages);
    await insertRows(trx, "audit_log", makeTicketHistory(help));
    await insertRows(trx, "faq", help.faqs);
    await insertRows(trx, "canned_reply", help.replies);
    await sql`select setval('ticket_number', 4600)`.execute(trx);
    const shops = new Map(retailers.map((one) => [one.id, one]));
    await insertRows(
      trx,
      "notification",
      makeNotifications(scene, users, help.tickets, requests, (user, ticket) => {
        // Without the flag the page of a ticket is shut.
        if (user.help_and_support_active !== true) return false;
        const shop = shops.get(ticket.retailer_id);
        const isTheirs = (hub: string) => assigned.some((one) => one.user_id === user.id && one.warehouse_id === hub);
        return isAdmin(user.user_type) || shop?.agent_id === user.id || (shop?.hub_id != null && isTheirs(shop.hub_id));
      }),
    );
    const sentToMany = makeCampaigns(scene, retailers);
    await insertRows(trx, "campaign", sentToMany.campaigns);
    await insertRows(trx, "message", sentToMany.messages);
    await insertRows(trx, "audit_log", sentToMany.history);
    await insertRows(trx, "chat_workflow", chats.workflows);
    await insertRows(trx, "chat_workflow_version", chats.versions);
    await insertRows(trx, "chat_connection", chats.connections);
    await insertRows(trx, "chat_condition", chats.conditions);
    await insertRows(trx, "chat_template", chats.templates);
    await insertRows(trx, "chat_agent", makeChatAgents(scene, users));
    await insertRows(trx, "app_user", chatted.accounts);
    await insertRows(trx, "audit_log", chatted.history);
    await insertRows(trx, "chat_session", chatted.chats);
    await insertRows(trx, "chat_message", chatted.lines);
    await insertRows(trx, "layout_content", layout.contents);
    await insertRows(trx, "rail", layout.rails);
    await insertRows(trx, "rail_content", layout.railContents);
    await insertRows(trx, "layout_page", layout.pages);
    await insertRows(trx, "page_rail", layout.places);
    await publishPages(trx, scene, layout);
    await makeConfigs(trx, scene, layout);
    const stated = new Map(retailers.map((one) => [one.id, terms(one).creditDays.value]));
    await makeInvoices(trx, scene, { creditDays: (retailerId) => stated.get(retailerId) ?? 0, undertakings });
    await runShipments(trx, scene);
    await endDeliveries(trx, scene);
    await makeReturns(trx, scene);
    await makeCollections(trx, scene);
    await makeWriteOffs(trx, scene);
    await makeBankLines(trx, scene);
    await makeReports(trx, scene, users);
    await tellBeginnings(trx);
    await tellStateSince(trx);
    return true;
  });
};

/**
 * Fills an empty database with the demo: always the same rows, up to the day they lead to. Returns false, and does
 * nothing, in production, when the database has data, or when production has started on it. From then on production does not.
 */
export const seedDemo = async (db: Db, services: Pick<Services, "config">, now = new Date()): Promise<boolean> => {
  if (services.config.production || !(await isEmpty(db))) return false;
  const users = await makeUsers(now);
  const founder = users.find((user) => user.user_type === "SUPER_SUPER_ADMIN");
  if (!founder) return false;
  const filled = await fill(db, { now, founderId: founder.id }, users, services);
  // Its orders are of days that are over: summed up once here, they need not be at the first start of each copy.
  if (filled) await foldTally(db);
  return filled;
};
