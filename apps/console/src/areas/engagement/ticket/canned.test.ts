import type { CannedReply } from "@o2r/api/contract/engagement";
import { describe, expect, it } from "vitest";
import { fillReply, matching, putIn, slashBefore } from "./canned.ts";

const reply = (shortcut: string, title: string, topic: CannedReply["topic"]): CannedReply => ({
  id: shortcut,
  version: 1,
  active: true,
  updatedAt: "",
  shortcut,
  title,
  topic,
  text: "",
});
const replies = [reply("crate-return", "Crate pick-up", "RETURN"), reply("credit-note", "Credit note", "SHORT")];

describe("a canned reply", () => {
  it("is offered while a shortcut is typed behind a slash, at the beginning or after a space", () => {
    expect(slashBefore("Namaste. /cr", 12)).toEqual({ from: 9, typed: "cr" });
    expect(slashBefore("/", 1)).toEqual({ from: 0, typed: "" });
    expect(slashBefore("12/11", 5)).toBeUndefined();
    expect(slashBefore("/cr and more", 12)).toBeUndefined();
  });

  it("of the ticket's topic comes first", () => {
    expect(matching(replies, "cr", "SHORT").map(({ shortcut }) => shortcut)).toEqual(["credit-note", "crate-return"]);
    expect(matching(replies, "x", "SHORT")).toEqual([]);
  });

  it("stands at the caret, in the place of its shortcut, and what follows stays", () => {
    expect(putIn("So: /cr Thanks", { from: 4, typed: "cr" }, "It comes.")).toEqual({
      text: "So: It comes. Thanks",
      caret: 13,
    });
  });

  it("is filled once: what a retailer is called is never filled again", () => {
    const ticket = { number: "TKT-1", retailer: "{owner} Stores" } as const;
    const card = { owner: "Vasant" } as Parameters<typeof fillReply>[1]["card"]; // all that is filled in of it
    expect(fillReply("{owner} of {shop}: {ticket} {else}", { ...ticket, card })).toBe(
      "Vasant of {owner} Stores: TKT-1 {else}",
    );
  });
});
