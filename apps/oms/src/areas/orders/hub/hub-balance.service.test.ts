import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hubOrderEndpoints as hubOrder } from "@o2r/api/contract/orders";
import { ensureNoDrift } from "../../../test/ensure-no-drift.ts";
import { hubDisagreements } from "../test/hub-disagreements.ts";
import { because, openHubScene, type HubScene } from "../test/hub-scene.ts";

let scene: HubScene;
beforeAll(async () => void (scene = await openHubScene()));
afterAll(() => scene.service.stop());

const runs = Number(process.env["O2R_ORDER_RUNS"] ?? 3);

type Action =
  | { readonly kind: "draft"; readonly packs: readonly [number, number] }
  | { readonly kind: "stock"; readonly product: number; readonly units: number }
  | { readonly kind: "raise" | "approve" | "pick" | "reject" | "cancel" | "shortClose" | "check"; readonly of: number }
  | { readonly kind: "send"; readonly of: number; readonly units: readonly [number, number] }
  | { readonly kind: "receive"; readonly of: number; readonly counted: number; readonly damaged: number };

const of = fc.nat(3);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: fc.record({
    kind: fc.constant("draft" as const), packs: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 })) }) },
  { weight: 1, arbitrary: fc.record({
    kind: fc.constant("stock" as const), product: fc.nat(1), units: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constantFrom("raise" as const, "approve" as const, "pick" as const), of }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("reject" as const, "cancel" as const, "shortClose" as const), of }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("check" as const), of }) },
  { weight: 6, arbitrary: fc.record({
    kind: fc.constant("send" as const), of, units: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.nat(4)) }) },
  { weight: 5, arbitrary: fc.record({
    kind: fc.constant("receive" as const), of, counted: fc.nat(7), damaged: fc.nat(2) }) },
); // prettier-ignore

it("any sequence of legal actions keeps what was sent, is on its way and has come in balance", async () => {
  const { addProduct, stockCentral, draft, take, send, receive, check, callOf, has, db, admin, hub, cwh, service } =
    scene;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 25, maxLength: 40 }), async (actions) => {
      const products = [await addProduct({ pack_of: 3 }), await addProduct()];
      const stocked = [20, 20];
      for (const product of products) await stockCentral(product, 20);
      const rows: { readonly id: string }[] = [];
      for (const one of actions) {
        if (one.kind === "draft") {
          rows.push(await draft(products.flatMap((id, at) => (one.packs[at] ? [[id, one.packs[at]] as const] : []))));
          continue;
        }
        if (one.kind === "stock") {
          await stockCentral(products[one.product] ?? "", one.units);
          stocked[one.product] = (stocked[one.product] ?? 0) + one.units;
          continue;
        }
        const row = rows[one.of % Math.max(1, rows.length)];
        if (row === undefined) continue;
        if (one.kind === "check") await check(row, 1);
        else {
          const answer = await (one.kind === "send"
            ? send(row, one.units)
            : one.kind === "receive"
              ? receive(row, [{ counted: one.counted, damaged: Math.min(one.damaged, one.counted) }])
              : one.kind === "raise" || one.kind === "approve" || one.kind === "pick"
                ? take(row, one.kind)
                : admin.call(hubOrder[one.kind], { ...(await callOf(row)), body: because }));
          // Whichever steps the generated sequence has; what nothing is on its way of names no consignment.
          // oxlint-disable-next-line vitest/no-conditional-expect
          expect([200, 400, 409, 422]).toContain(answer.status);
        }
      }
      expect(await hubDisagreements(db)).toEqual([]);
      for (const [at, product] of products.entries()) {
        const [here, there] = [await has(product, cwh), await has(product, hub)];
        const pages = await Promise.all(rows.map(({ id }) => scene.read({ id })));
        const changed = pages.flatMap(({ dispatches, items }) =>
          dispatches.flatMap(({ pieces }) =>
            pieces.flatMap(({ position, units, counted }) =>
              items[position]?.productId === product && counted !== null ? [counted - units] : [],
            ),
          ),
        );
        // No unit comes or goes but by what was counted otherwise than it was sent.
        const total = here.onHand + there.onHand + there.inFlight + there.quarantine + there.rejected;
        expect(total).toBe((stocked[at] ?? 0) + changed.reduce((sum, by) => sum + by, 0));
      }
    }),
    { numRuns: runs },
  );
  await ensureNoDrift(service.databaseUrl);
}, 600_000);
