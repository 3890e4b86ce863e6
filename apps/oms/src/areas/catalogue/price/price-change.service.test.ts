import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { priceChangeEndpoints as prices, productEndpoints as product } from "@o2r/api/contract/catalogue";
import { day, morningOf } from "../../test/trade-day.ts";
import { centralOf, openPriceScene, pricesOf } from "./test/price-scene.ts";

const { service, admin, superAdmin, founder, ids, read, fresh, good, propose, proposed, approve, revoke, get, runJob } =
  await openPriceScene();
afterAll(() => service.stop());

describe("a price change", () => {
  it("S3.22 S7.51 is proposed with the four central prices, and changes nothing yet", async () => {
    const row = await fresh();
    const change = await proposed(row);
    expect(change).toMatchObject({ state: "PROPOSED", version: 1, productId: row.id, effectiveOn: day(0) });
    expect(centralOf(change)).toEqual(pricesOf(row).map((price, at) => price + (at === 3 ? 2.5 : 1)));
    expect(change.before).toEqual({
      centralO2rlp: row.formO2rPrice,
      centralPth: row.formDlp,
      centralPtr: row.formRlp,
      centralMrp: row.formProductMrp,
    });
    expect(await read(row.id)).toEqual(row);
  });

  it("S3.22 leaves a price that is not given as it is", async () => {
    const row = await fresh();
    const { centralO2rlp: _o, centralPth: _h, centralPtr: _r, ...rest } = good(row);
    const { payload } = await admin.call(prices.propose, { body: rest });
    expect(centralOf(payload)).toEqual([row.formO2rPrice, row.formDlp, row.formRlp, row.formProductMrp + 2.5]);
  });

  it("S3.22 leaves a price that is not given as another change has made it by the day", async () => {
    const row = await fresh();
    await approve(await proposed(row, { effectiveOn: day(1) }));
    const { centralPth: _h, centralPtr: _r, centralMrp: _m, ...only } = good(row, { effectiveOn: day(3) });
    const { payload: later } = await admin.call(prices.propose, {
      body: { ...only, centralO2rlp: row.formO2rPrice - 1 },
    });
    await approve(later);
    await runJob(morningOf(1));
    const [, ...others] = pricesOf(await read(row.id));
    expect(centralOf(await get(later))).toEqual([row.formO2rPrice - 1, ...others]);
    await runJob(morningOf(3));
    expect(pricesOf(await read(row.id))).toEqual([row.formO2rPrice - 1, ...others]);
    expect(centralOf(await get(later))).toEqual([row.formO2rPrice - 1, ...others]);
  });

  it("is revoked on its day where it does not fit what has become of the prices that it leaves", async () => {
    const row = await fresh();
    const [o2rlp = 0, pth = 0, ptr = 0, mrp = 0] = pricesOf(row);
    const dearer = { centralO2rlp: o2rlp, centralPth: pth, centralPtr: mrp, centralMrp: mrp + 5 };
    await approve(await proposed(row, { effectiveOn: day(1), ...dearer }));
    const { centralO2rlp: _o, centralPth: _h, centralPtr: _r, ...only } = good(row, { effectiveOn: day(3) });
    const { payload: later } = await admin.call(prices.propose, { body: { ...only, centralMrp: ptr } });
    await approve(later);
    await runJob(morningOf(3));
    expect((await get(later)).state).toBe("REVOKED");
    expect(pricesOf(await read(row.id))).toEqual([o2rlp, pth, mrp, mrp + 5]);
  });

  it("may lead back to the prices of today where another comes before, and not otherwise", async () => {
    const row = await fresh();
    const [o2rlp = 0, pth = 0, ptr = 0, mrp = 0] = pricesOf(row);
    const back = { effectiveOn: day(9), centralO2rlp: o2rlp, centralPth: pth, centralPtr: ptr, centralMrp: mrp };
    expect((await propose(row, back)).errors[0]?.message).toBe("These are the product's prices already");
    await proposed(row, { effectiveOn: day(1) });
    expect((await propose(row, back)).status).toBe(200);
  });

  it("takes effect at once when it is approved on its day, by somebody else", async () => {
    const row = await fresh();
    const change = await proposed(row);
    const { status, payload } = await approve(change);
    expect([status, payload.state]).toEqual([200, "APPLIED"]);
    expect(payload.approvedBy).not.toBe(payload.proposedBy);
    const now = await read(row.id);
    expect(pricesOf(now)).toEqual(centralOf(change));
    expect(centralOf(now)).toEqual(centralOf(change));
    expect(now.version).toBe(row.version + 1);
    expect(payload.before.centralMrp).toBe(row.formProductMrp);
  });

  it("waits for its day, and is applied when that begins in Asia/Kolkata", async () => {
    const row = await fresh();
    const { payload: scheduled } = await approve(await proposed(row, { effectiveOn: day(3) }));
    expect(scheduled.state).toBe("SCHEDULED");
    await runJob(new Date(morningOf(3).getTime() - 60_000));
    expect((await get(scheduled)).state).toBe("SCHEDULED");
    expect(await read(row.id)).toEqual(row);
    await runJob(morningOf(3));
    const applied = await get(scheduled);
    expect([applied.state, applied.appliedAt]).toEqual(["APPLIED", morningOf(3).toISOString()]);
    expect(pricesOf(await read(row.id))).toEqual(centralOf(applied));
  });

  it("is applied once, however many processes find it due at the same moment", async () => {
    const row = await fresh();
    const { payload: scheduled } = await approve(await proposed(row, { effectiveOn: day(4) }));
    await Promise.all(Array.from({ length: 8 }, () => runJob(morningOf(4))));
    await runJob(morningOf(5));
    const { payload: told } = await admin.call(prices.history, { params: { id: scheduled.id } });
    expect(told.map(({ action }) => action)).toEqual([
      "price-change.applied",
      "price-change.approved",
      "price-change.proposed",
    ]);
    expect((await read(row.id)).version).toBe(row.version + 1);
  });

  it("of two that waited, leaves the prices of the later day", async () => {
    const row = await fresh();
    const later = await proposed(row, { effectiveOn: day(7), centralMrp: row.formProductMrp + 9 });
    const sooner = await proposed(row, { effectiveOn: day(6), centralMrp: row.formProductMrp + 3 });
    await approve(later);
    await approve(sooner);
    await runJob(morningOf(8));
    expect((await read(row.id)).formProductMrp).toBe(row.formProductMrp + 9);
    expect((await get(later)).before.centralMrp).toBe(row.formProductMrp + 3);
  });

  it("cannot be approved once the prices of a later day are in force", async () => {
    const row = await fresh();
    const left = await proposed(row, { effectiveOn: day(0), centralMrp: row.formProductMrp + 3 });
    await approve(await proposed(row, { effectiveOn: day(1), centralMrp: row.formProductMrp + 9 }));
    await runJob(morningOf(1));
    const late = await approve(left);
    expect([late.status, late.errorMessage]).toEqual([
      409,
      "The prices of a later day are in force already. Revoke this change, or propose its prices again",
    ]);
    expect((await read(row.id)).formProductMrp).toBe(row.formProductMrp + 9);
    expect((await revoke(left)).payload.state).toBe("REVOKED");
  });

  it("that cannot be applied keeps no other from being applied", async () => {
    const [bad, row] = [await fresh(), await fresh()];
    const { payload: broken } = await approve(await proposed(bad, { effectiveOn: day(2) }));
    const { payload: sound } = await approve(await proposed(row, { effectiveOn: day(3) }));
    await sql`alter table product add constraint no_bad check (id <> ${sql.lit(bad.id)} or version < ${sql.lit(bad.version + 1)})`.execute(
      service.db,
    );
    await expect(runJob(morningOf(4))).rejects.toThrow("no_bad");
    expect([(await get(broken)).state, (await get(sound)).state]).toEqual(["SCHEDULED", "APPLIED"]);
    await sql`alter table product drop constraint no_bad`.execute(service.db);
    await runJob(morningOf(4));
    expect((await get(broken)).state).toBe("APPLIED");
  });

  it("stands in the product's history field by field, made by the approver or by nobody", async () => {
    const row = await fresh();
    await approve(await proposed(row));
    const { payload } = await admin.call(product.history, { params: { id: row.id } });
    expect(payload[0]).toMatchObject({ action: "product.priced", version: row.version + 1 });
    expect(payload[0]?.actor?.username).toBe("super_admin");
    expect(payload[0]?.changes).toContainEqual({
      field: "formProductMrp",
      before: row.formProductMrp,
      after: row.formProductMrp + 2.5,
    });
  });
});

describe("maker and checker", () => {
  it("are never the same person, though they hold every right", async () => {
    const change = await proposed(await fresh(), {}, superAdmin);
    const refused = await approve(change, superAdmin);
    expect([refused.status, refused.errorMessage]).toEqual([403, "You cannot approve your own price change"]);
    expect((await approve(change, founder)).payload.state).toBe("APPLIED");
  });

  it("cannot be the same person in the database either", async () => {
    const change = await proposed(await fresh());
    const forged = service.db
      .updateTable("price_change")
      .set({ state: "APPROVED", approved_by: change.proposedById })
      .where("id", "=", change.id)
      .execute();
    await expect(forged).rejects.toThrow("price_change_checker");
  });

  it("an admin proposes and takes back, and approves nothing", async () => {
    const row = await fresh();
    expect((await approve(await proposed(row, { effectiveOn: day(1) }), admin)).status).toBe(403);
    const mine = await proposed(row, { effectiveOn: day(2) });
    expect((await revoke(mine, admin)).payload).toMatchObject({ state: "REVOKED", revokeReason: "A mistake" });
    const theirs = await proposed(row, { effectiveOn: day(3) }, superAdmin);
    expect((await revoke(theirs, admin)).status).toBe(403);
  });

  it.each(["hub_manager", "cwh_manager", "cc_supervisor", "retailer"])("%s has no part in it", async (username) => {
    const client = await service.signIn(username);
    expect((await client.call(prices.list)).status).toBe(403);
    expect((await propose(await read(ids[0] ?? ""), {}, client)).status).toBe(403);
  });
});

describe("a price change that is stopped", () => {
  it("while it is scheduled never takes effect", async () => {
    const row = await fresh();
    const { payload: scheduled } = await approve(await proposed(row, { effectiveOn: day(2) }));
    expect((await revoke(scheduled, founder)).payload.state).toBe("REVOKED");
    await runJob(morningOf(3));
    expect(await read(row.id)).toEqual(row);
  });

  it("cannot be approved, and one that is applied cannot be stopped", async () => {
    const row = await fresh();
    const { payload: revoked } = await revoke(await proposed(row));
    const late = await approve(revoked, founder);
    expect([late.status, late.errorMessage]).toEqual([409, "A price change that is revoked cannot be approved"]);
    const { payload: applied } = await approve(await proposed(row));
    expect((await revoke(applied)).errorMessage).toBe("A price change that is applied cannot be revoked");
  });

  it("needs a reason", async () => {
    const change = await proposed(await fresh());
    for (const reason of ["", "   "]) expect((await revoke(change, superAdmin, reason)).status).toBe(422);
  });
});

describe("a stale copy of a price change", () => {
  it("approves and revokes nothing, and is told what happened", async () => {
    const change = await proposed(await fresh(), { effectiveOn: day(5) });
    await approve(change);
    const again = await approve(change, founder);
    expect([again.status, again.current]).toMatchObject([412, { row: { state: "SCHEDULED", version: 3 } }]);
    expect((await revoke(change)).status).toBe(412);
  });

  it("of ten who approve at once lets one through", async () => {
    const change = await proposed(await fresh());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => approve(change, at % 2 ? superAdmin : founder)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
  });

  it("sent again under the same key acts once", async () => {
    const change = await proposed(await fresh());
    const send = () =>
      superAdmin.call(prices.approve, { params: { id: change.id }, version: change.version, key: `once-${change.id}` });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.payload).toEqual(first.payload);
  });
});

describe("who is told of prices", () => {
  const mails = async (words: string): Promise<readonly string[]> => {
    const rows = await service.db
      .selectFrom("message")
      .select(["recipient", "title", "link"])
      .where("channel", "=", "EMAIL")
      .where("body", "like", `%${words}%`)
      .orderBy("recipient")
      .execute();
    return rows.map(({ recipient, title, link }) => `${recipient} ${title} ${link}`);
  };
  const mailOf = async (username: string): Promise<string> => {
    const { email_id } = await service.db
      .selectFrom("app_user")
      .select("email_id")
      .where("username", "=", username)
      .executeTakeFirstOrThrow();
    return email_id ?? "";
  };

  it("those who may approve get a mail that leads to the proposal, and who proposed it hears what came of it", async () => {
    const row = await fresh();
    const change = await proposed(row);
    const page = `/product/price-change/${change.id}`;
    const waiting = await mails(`${change.proposedBy} proposes prices of ${change.product}: ${change.reason}`);
    expect(waiting).toContain(`${await mailOf("super_admin")} Prices wait for approval ${page}`);
    const maker = await mailOf("admin");
    expect(waiting.some((mail) => mail.startsWith(`${maker} `))).toBe(false);
    const { payload } = await approve(change);
    const told = await mails(`${payload.approvedBy} approved your prices of ${change.product}`);
    // Another product's name may begin as this one's does.
    expect(told.filter((mail) => mail.endsWith(page))).toEqual([`${maker} Your prices were approved ${page}`]);
  });
});
