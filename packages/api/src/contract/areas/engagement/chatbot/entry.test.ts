import { describe, expect, it } from "vitest";
import { askEntry, chooseWorkflow } from "./entry.ts";

const workflows = [
  { id: "1", name: "Where is my order", words: ["order", "delivery late"] },
  { id: "2", name: "Pay an invoice", words: ["pay", "बिल"] },
];
const chosen = (text: string) => chooseWorkflow(workflows, text)?.id;

describe("what a chat is about", () => {
  it("is a workflow by its number, its name, or a whole word that starts it", () => {
    expect([chosen("2"), chosen("where is my ORDER?"), chosen("my delivery, late again")]).toEqual(["2", "1", "1"]);
    expect(chosen("मेरा बिल कहाँ है")).toBe("2");
  });

  it("is none by a part of a word, or by nothing", () => {
    expect([chosen("repayment"), chosen(""), chosen("?"), chosen("3")]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is asked with the names, and an owner's name is never filled in again", () => {
    expect(askEntry(workflows, "$& {owner}")).toMatchObject({
      text: "Namaste $& {owner}, what is it about?",
      choices: ["Where is my order", "Pay an invoice"],
    });
  });
});
