import { comparePages, inOrder, type PageDraft, type Place } from "@o2r/api/contract/layout";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  act,
  added,
  afterSave,
  begin,
  caughtUp,
  changed,
  isUnsaved,
  moved,
  redo,
  removed,
  undo,
  type Composing,
} from "./composing.ts";

const placeOf = (id: string, rank = id): Place => ({
  id,
  railId: `rail-${id}`,
  rank,
  hidden: false,
  visibleFrom: null,
  visibleTill: null,
  hubs: [],
  audience: [],
});
const draftOf = (places: readonly Place[], draftRev: number): PageDraft => ({
  // Only what composing reads of it.
  page: { draftRev } as PageDraft["page"],
  body: { places: [...places], rails: [] },
  live: null,
  conflicts: [],
});
const letters = ["B", "C", "D", "E"] as const;
const start = draftOf(
  letters.map((id) => placeOf(id)),
  1,
);
const ids = ({ places }: Composing) => places.map(({ id }) => id).join("");

type Command = (places: readonly Place[], step: number) => readonly Place[];
const at = fc.nat({ max: 5 });
const idAt = (places: readonly Place[], index: number) => places[index % Math.max(1, places.length)]?.id ?? "";
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(at, at).map(
    ([which, to]): Command =>
      (places) =>
        moved(places, idAt(places, which), to),
  ),
  at.map(
    (which): Command =>
      (places) =>
        removed(places, idAt(places, which)),
  ),
  at.map(
    (which): Command =>
      (places, step) =>
        added(places, placeOf(`n${step}`), idAt(places, which)),
  ),
  fc.tuple(at, fc.boolean()).map(
    ([which, hidden]): Command =>
      (places) =>
        changed(places, idAt(places, which), { hidden }),
  ),
);
const play = (from: Composing, commands: readonly Command[]): Composing =>
  commands.reduce((now, one, step) => act(now, one(now.places, step), `${step}`), from);

describe("composing a page", () => {
  it("puts a rail where it was moved, whatever was moved before", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), at, at, (commands, which, to) => {
        const { places } = play(begin(start), commands);
        const id = idAt(places, which);
        const next = moved(places, id, to);
        const others = places.filter((one) => one.id !== id).map((one) => one.id);
        const wanted = id === "" ? others : others.toSpliced(Math.min(to, others.length), 0, id);
        expect(inOrder(next).map((one) => one.id)).toEqual(wanted);
      }),
    );
  });

  it("moves one between two of the same rank, which two editors had given", () => {
    const tied = begin(draftOf([placeOf("B", "V"), placeOf("C", "V"), placeOf("D", "Z")], 1));
    expect(inOrder(moved(tied.places, "D", 1)).map(({ id }) => id)).toEqual(["B", "D", "C"]);
  });

  it("is as it was once all is undone, and as it came to once all is done again", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
        const end = play(begin(start), commands);
        const back = commands.reduce(undo, end);
        expect(back.places).toEqual(begin(start).places);
        expect(isUnsaved(back)).toBe(false);
        expect(commands.reduce(redo, back).places).toEqual(end.places);
      }),
    );
  });

  it("takes what is typed in a row for one step", () => {
    const typed = ["2026-11-24T00:00:00.000Z", "2026-11-24T06:00:00.000Z"].reduce(
      (now, visibleFrom) => act(now, changed(now.places, "B", { visibleFrom }), "From when", "from B"),
      begin(start),
    );
    expect(undo(typed).places).toEqual(begin(start).places);
  });

  it("keeps what is not saved when somebody else's change comes in, and says what that was", () => {
    const mine = act(begin(start), moved(start.body.places, "E", 0), "Moved");
    const theirs = draftOf(changed(removed(start.body.places, "C"), "B", { hidden: true }), 2);
    const rails = letters.map((id) => ({ id: `rail-${id}`, name: id }) as never);
    const now = caughtUp(mine, theirs, rails);
    expect(ids(now)).toBe("EBD");
    expect(now.news.map(({ name, kind, what }) => [name, kind, ...what])).toEqual([
      ["B", "changed", "hidden"],
      ["C", "removed"],
    ]);
    expect(isUnsaved(now)).toBe(true);
    expect(caughtUp(now, theirs, rails)).toBe(now);
    // What is undone is one's own step, not somebody else's.
    expect(ids(undo(now))).toBe("BDE");
    expect(isUnsaved(undo(now))).toBe(false);
  });

  it("has nothing unsaved after a save, but what was done meanwhile", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 8 }), fc.array(command, { maxLength: 3 }), (before, meanwhile) => {
        const sent = play(begin(start), before);
        const answer = draftOf(sent.places, 2);
        const plain = afterSave(sent, sent.places, answer, []);
        expect([isUnsaved(plain), plain.news]).toEqual([false, []]);
        const later = meanwhile.reduce((now, one, step) => act(now, one(now.places, 100 + step), "Meanwhile"), sent);
        const now = afterSave(later, sent.places, answer, []);
        expect(comparePages({ places: [...later.places], rails: [] }, { places: [...now.places], rails: [] })).toEqual(
          [],
        );
      }),
    );
  });

  it("says where both wanted the same otherwise: what was saved first stays", () => {
    const mine = act(begin(start), changed(start.body.places, "B", { hidden: true, hubs: ["one"] }), "Hidden");
    const theirs = draftOf(changed(start.body.places, "B", { hubs: ["other"] }), 2);
    const now = caughtUp(mine, theirs, []);
    expect(now.places[0]).toMatchObject({ hidden: true, hubs: ["other"] });
    expect(now.conflicts).toEqual([{ id: "B", railId: "rail-B", kind: "both", fields: ["hubs"] }]);
  });
});
