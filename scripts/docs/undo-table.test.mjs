import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contract } from "../../packages/api/src/contract/index.ts";
import { findLifecycles } from "../lifecycles.mjs";
import { undoPage, undoRows, writtenUndoRows } from "./undo-table.mjs";

const lives = await findLifecycles();
const steps = lives.flatMap(({ entity, steps: all }) =>
  Object.entries(all).flatMap(([key, step]) => ("by" in step ? [] : [{ name: `${entity}.${key}`, step, all }])),
);

describe("what people do", () => {
  it("says of each step which one takes it back, or why none does", () => {
    const silent = steps.filter(({ step: { undo, final }, all }) => {
      const back = typeof undo === "object" ? undo.step : undo;
      return (back === undefined) === (final === undefined) || (back !== undefined && !Object.hasOwn(all, back));
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("stands in docs/undo.md as the contract declares it", async () => {
    expect(writtenUndoRows()).toEqual(await undoRows());
  });

  it("stands there also where it is no step of a life: each act once", () => {
    const bySteps = new Set(lives.flatMap(({ endpoints }) => Object.values(endpoints)));
    // Made, changed, and switched on or off: of every thing alike.
    const ofEveryThing = new Set(["create", "update", "setActive"]);
    const others = Object.entries(contract).flatMap(([thing, actions]) =>
      Object.entries(actions)
        .filter(([action, endpoint]) => endpoint.write && !bySteps.has(endpoint) && !ofEveryThing.has(action))
        .map(([action]) => `${thing}.${action}`),
    );
    const [, text = ""] = readFileSync(undoPage, "utf8").split("<!-- end of steps -->");
    const told = [...text.matchAll(/^\|.*$/gm)].flatMap(([line]) =>
      [...(line.split("|")[1] ?? "").matchAll(/`(\w+\.\w+)`/g)].map(([, name]) => name),
    );
    expect(told).toHaveLength(new Set(told).size);
    expect(new Set(told)).toEqual(new Set(others));
  });
});
