import { describe, expect, it } from "vitest";
import { trackRemovedDocuments } from "./removed-documents.ts";

const [first, second, third] = [1, 2, 3].map((digit) => `0199f5c4-0000-7000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];

const tracked = (row: unknown, original?: unknown) => {
  const deleted: string[] = [];
  const removed = trackRemovedDocuments((id) => deleted.push(id), original);
  removed.stands(row);
  return { ...removed, deleted };
};

describe("S7.31 an upload that is taken out of a form", () => {
  it("is deleted at once when no saved record holds it", () => {
    const { removed, deleted } = tracked({ images: [first] });
    removed(second);
    expect(deleted).toEqual([second]);
  });

  it("is deleted after the save that drops it when the record held it, and once", () => {
    const { removed, stands, deleted } = tracked({ logo: first, images: [second, third] });
    removed(second);
    expect(deleted).toEqual([]);
    stands({ logo: first, images: [third] });
    stands({ logo: first, images: [third] });
    expect(deleted).toEqual([second]);
  });

  it("stays when the save still holds it, as when the removal was taken back", () => {
    const { removed, stands, deleted } = tracked({ logo: first });
    removed(first);
    stands({ logo: first, name: "Another name" });
    expect(deleted).toEqual([]);
    stands({ logo: null });
    expect(deleted).toEqual([first]);
  });

  it("is not deleted when the form is left without a save", () => {
    const { removed, deleted } = tracked({ logo: first });
    removed(first);
    expect(deleted).toEqual([]);
  });

  it("stays the picture of the row that is copied", () => {
    const { removed, stands, deleted } = tracked(undefined, { images: [first] });
    removed(first);
    stands({ images: [] });
    expect(deleted).toEqual([]);
  });
});
