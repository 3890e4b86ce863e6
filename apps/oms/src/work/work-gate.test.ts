import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WorkGate } from "./work-gate.ts";

const mib = 1024 * 1024;
const turn = () => new Promise<void>((done) => setImmediate(done));

/** Work that lasts until it is ended, and whether it has begun. */
const lasting = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = {
    begun: false,
    end: resolve,
    do: async () => {
      work.begun = true;
      await promise;
    },
  };
  return work;
};

describe("a gate of heavy work", () => {
  it("never lets more begin than there is memory for, and does all of it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ bytes: fc.integer({ min: 1, max: 20 }), urgent: fc.boolean() }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        async (needs, atOnce) => {
          const gate = new WorkGate({ bytes: 10, atOnce, waiting: 30 });
          let bytes = 0;
          let underWay = 0;
          const done = needs.map((need) =>
            gate.run(need, async () => {
              bytes += Math.min(need.bytes, 10);
              underWay += 1;
              expect(bytes).toBeLessThanOrEqual(10);
              expect(underWay).toBeLessThanOrEqual(atOnce);
              await turn();
              bytes -= Math.min(need.bytes, 10);
              underWay -= 1;
              return need.bytes;
            }),
          );
          expect(await Promise.all(done)).toEqual(needs.map((need) => need.bytes));
        },
      ),
    );
  });

  it("goes on after work that failed", async () => {
    const gate = new WorkGate({ bytes: mib, atOnce: 1, waiting: 1 });
    const failed = gate.run({ bytes: mib }, () => Promise.reject(new Error("broken")));
    const next = gate.run({ bytes: mib }, async () => "done");
    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("done");
  });

  it("refuses in words what would wait behind too much", async () => {
    const gate = new WorkGate({ bytes: mib, atOnce: 1, waiting: 1 });
    const first = lasting();
    const running = gate.run({ bytes: mib }, first.do);
    const waiting = gate.run({ bytes: mib }, async () => {});
    await expect(gate.run({ bytes: 1 }, async () => {})).rejects.toMatchObject({
      code: "server.unavailable",
      message: "Many files are being worked on just now: please try again in a moment",
    });
    first.end();
    await Promise.all([running, waiting]);
  });

  it("begins nothing for whoever has gone while they waited, and lets in what they kept out", async () => {
    const gate = new WorkGate({ bytes: 10, atOnce: 2, waiting: 5 });
    const [first, second, third] = [lasting(), lasting(), lasting()];
    const running = gate.run({ bytes: 6 }, first.do);
    const gone = new AbortController();
    const left = gate.run({ bytes: 10, signal: gone.signal }, second.do);
    const behind = gate.run({ bytes: 4 }, third.do);
    await turn();
    expect([first.begun, second.begun, third.begun]).toEqual([true, false, false]);
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    await turn();
    expect([second.begun, third.begun]).toEqual([false, true]);
    first.end();
    third.end();
    await Promise.all([running, behind]);
  });

  it("lets what is urgent go first", async () => {
    const gate = new WorkGate({ bytes: 1, atOnce: 1, waiting: 5 });
    const order: string[] = [];
    const first = lasting();
    const all = [
      gate.run({ bytes: 1 }, first.do),
      gate.run({ bytes: 1 }, async () => void order.push("upload")),
      gate.run({ bytes: 1, urgent: true }, async () => void order.push("thumbnail")),
    ];
    first.end();
    await Promise.all(all);
    expect(order).toEqual(["thumbnail", "upload"]);
  });
});
