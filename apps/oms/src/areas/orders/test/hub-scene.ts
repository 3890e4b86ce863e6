import { todayIn } from "@o2r/forms/days";
import { hubOrderEndpoints as hubOrder, type HubOrderDetail, type HubOrderRecord } from "@o2r/api/contract/orders";
import { qcEndpoints as qc } from "@o2r/api/contract/stock";
import { expect } from "vitest";
import type { Client } from "../../../test/client.ts";
import { openOrderScene } from "./order-scene.ts";

type Wanted = readonly (readonly [productId: string, packs: number])[];
type Plain = "raise" | "approve" | "pick";
/** What was found of a batch that came; all of it, and good, unless told. */
export type Found = Partial<{ counted: number; damaged: number; expired: number }>;

export const because = { reason: "OUT_OF_STOCK" } as const;

/** The scene of orders with a central warehouse that sends to its hub, and whoever runs it. Stop its `service`. */
export const openHubScene = async (env: Readonly<Record<string, string>> = {}) => {
  const scene = await openOrderScene(env);
  const { db, admin, hub, service, stock } = scene;
  const cwhManager = await service.signIn("cwh_manager");
  const { warehouse_id: cwh } = await db
    .selectFrom("user_warehouse")
    .innerJoin("app_user", "app_user.id", "user_warehouse.user_id")
    .select("warehouse_id")
    .where("username", "=", "cwh_manager")
    .executeTakeFirstOrThrow();

  const stockCentral = (productId: string, units: number) => stock(productId, units, { warehouse_id: cwh });
  const formOf = (wanted: Wanted, warehouseId = hub) => ({
    warehouseId,
    cwhId: cwh,
    items: wanted.map(([productId, packs]) => ({ productId, packs })),
  });
  const draft = async (wanted: Wanted, as: Client = admin): Promise<HubOrderRecord> => {
    const { status, payload, errors } = await as.call(hubOrder.create, { body: formOf(wanted) });
    expect([status, errors]).toEqual([200, []]);
    return payload;
  };
  const read = async ({ id }: { readonly id: string }, as: Client = admin): Promise<HubOrderDetail> =>
    (await as.call(hubOrder.page, { params: { id } })).payload;
  const callOf = async ({ id }: { readonly id: string }) => ({ params: { id }, version: (await read({ id })).version });
  const take = async (row: { readonly id: string }, step: Plain, as: Client = admin) =>
    as.call(hubOrder[step], await callOf(row));
  /** Sends units of the first line, or of the lines that are named. */
  const send = async (row: { readonly id: string }, units: number | readonly number[], as: Client = admin) =>
    as.call(hubOrder.dispatch, {
      ...(await callOf(row)),
      body: {
        items: [units].flat().flatMap((one, position) => (one > 0 ? [{ position, units: one }] : [])),
        vehicle: "MH12AB1234",
        note: "",
      },
    });
  /** The call that receives the oldest consignment that is on its way. */
  const receiving = async (row: { readonly id: string }, found: readonly Found[] = []) => {
    const { dispatches } = await read(row);
    const coming = dispatches.find(({ receivedAt }) => receivedAt === null);
    return {
      ...(await callOf(row)),
      body: {
        dispatchId: coming?.id ?? "",
        items: (coming?.pieces ?? []).map(({ piece, units }, at) => ({
          piece,
          counted: units,
          damaged: 0,
          expired: 0,
          ...found[at],
        })),
      },
    };
  };
  const receive = async (row: { readonly id: string }, found: readonly Found[] = [], as: Client = admin) =>
    as.call(hubOrder.receive, await receiving(row, found));
  /** Ends the checks of what has come: what is good is accepted, and so many units are rejected of each line. */
  const check = async (row: { readonly id: string }, rejected = 0) => {
    const { dispatches } = await read(row);
    for (const { check: begun } of dispatches) {
      if (begun === null || !["PENDING", "IN_PROGRESS"].includes(begun.state)) continue;
      const { payload } = await admin.call(qc.get, { params: { id: begun.id } });
      const items = payload.items.map(({ id, received }) => {
        const bad = Math.min(rejected, received);
        return {
          id,
          accepted: received - bad,
          rejected: bad,
          held: 0,
          note: "",
          ...(bad > 0 && { reason: "SHORT" as const }),
        };
      });
      const { status, errors } = await admin.call(qc.submit, {
        params: { id: begun.id },
        version: payload.version,
        body: { items },
      });
      expect([status, errors]).toEqual([200, []]);
    }
    return read(row);
  };
  const ok = async <T extends { status: number; errorMessage?: string | undefined }>(
    answer: Promise<T>,
  ): Promise<T> => {
    const { status, errorMessage } = await answer;
    expect([status, errorMessage]).toEqual([200, undefined]);
    return answer;
  };
  /** A hub order that is being picked. */
  const picked = async (wanted: Wanted): Promise<HubOrderRecord> => {
    const row = await draft(wanted);
    for (const step of ["raise", "approve", "pick"] as const) await ok(take(row, step));
    return row;
  };
  /** What a warehouse has of a product, in all of its batches. */
  const has = async (productId: string, warehouseId: string) => {
    const { rows } = await db.executeQuery<
      Record<"on_hand" | "reserved" | "in_flight" | "quarantine" | "rejected", number>
    >(
      db
        .selectFrom("stock_balance")
        .select(({ fn }) => [
          fn.coalesce(fn.sum<number>("on_hand"), fn.sum<number>("on_hand")).as("on_hand"),
          fn.sum<number>("reserved").as("reserved"),
          fn.sum<number>("in_flight").as("in_flight"),
          fn.sum<number>("quarantine").as("quarantine"),
          fn.sum<number>("rejected").as("rejected"),
        ])
        .where("product_id", "=", productId)
        .where("warehouse_id", "=", warehouseId)
        .compile(),
    );
    const [sum] = rows;
    const whole = (of: keyof NonNullable<typeof sum>) => Number(sum?.[of] ?? 0);
    return {
      onHand: whole("on_hand"),
      reserved: whole("reserved"),
      inFlight: whole("in_flight"),
      quarantine: whole("quarantine"),
      rejected: whole("rejected"),
    };
  };
  const today = todayIn();
  return {
    ...scene,
    cwhManager,
    cwh,
    stockCentral,
    formOf,
    draft,
    read,
    callOf,
    take,
    send,
    receiving,
    receive,
    check,
    ok,
    picked,
    has,
    today,
  };
};
export type HubScene = Awaited<ReturnType<typeof openHubScene>>;
