import { describe, expect, it } from "vitest";
import { sayIn } from "./say-in.ts";
import { serviceTexts } from "./service-texts.ts";
import { stepTexts } from "./step-texts.ts";
import { wordPlaces } from "./word-places.ts";

const console = "apps/console/src/areas/stock/x.tsx";
const contract = "packages/api/src/contract/areas/stock/x.ts";
const texts = (code: string, path = console): readonly string[] => wordPlaces(path, code).map(({ text }) => text);

describe("the words of a source file", () => {
  it("are the text of its elements, as one text with what is filled in", () => {
    const code = 'const a = <p>\n  {count} of <b>{total}</b>\n  {" "}orders\n</p>;';
    expect(texts(code)).toEqual(["{0} of {1} orders"]);
    expect(texts("const a = <p>Search &amp; jump</p>;")).toEqual(["Search & jump"]);
  });

  it("are what attributes and properties say to people, and not what they say to the program", () => {
    const code = 'const a = <Field label="brand" name="brand" className="big field" aria-label="Brand of it" />;';
    expect(texts(code)).toEqual(["brand", "Brand of it"]);
    expect(texts('const a = { one: "brand", path: "/brand", kind: "Big one" };')).toEqual(["brand"]);
  });

  it("are sentences wherever they are made, with what is filled in", () => {
    expect(texts('const a = (n: number) => (n === 1 ? "One order" : `${n} orders`);')).toEqual([
      "One order",
      "{0} orders",
    ]);
    expect(texts("notify({ title: `${name} is saved` });")).toEqual(["{0} is saved"]);
  });

  it("are short nouns, too, where one of two is chosen by a number, and where calls and charts name things", () => {
    expect(texts('const a = `${n} ${n === 1 ? "day" : "days"} ago`;')).toEqual(["{0} {1} ago", "day", "days"]);
    expect(texts('const a = [n === -1 ? "day" : "days", counted(n, "brand", "brands")];')).toHaveLength(4);
    expect(texts('const a = n === 2 ? "day" : "days";')).toEqual([]);
    expect(texts('thingPages(page, "product", { of: "catalogue" });')).toEqual(["product"]);
    expect(texts('const a = <Chart series={[{ id: "value", name: "Value" }]} />;')).toEqual(["Value"]);
  });

  it("are never what is compared, imported, thrown, a type or a key", () => {
    const code = [
      'import { a } from "A module of it";',
      'if (a === "Not a word") throw new Error("Nobody reads this");',
      'type B = "Of a type";',
      'const c = { "A key": d["Another key"] };',
    ].join("\n");
    expect(texts(code)).toEqual([]);
  });

  it("are in the contract only what is named as words: values travel over the wire", () => {
    expect(texts('const a = { label: "Paid by", values: ["Bank transfer"] };', contract)).toEqual(["Paid by"]);
    expect(texts('const a = { search: { orderNumber: "order number", sku: "SKU" } };', contract)).toEqual([
      "order number",
    ]);
    expect(texts('const titles = { ADMIN: "Admin" }, userTitles = { ADMIN: "Admin" };', contract)).toEqual(["Admin"]);
    expect(texts("const searchHint = (where: string) => `Search ${where}`;", contract)).toEqual(["Search {0}"]);
    expect(texts('const a = section("who", "Who they are", ["Full name"]);', contract)).toEqual(["Who they are"]);
  });

  it("are in the contract what fields, steps and tables of words say of themselves, too", () => {
    const of = (code: string) => texts(code, contract);
    expect(of('const a = { required: "Name is required!", rule: "A day, YYYY-MM-DD" };')).toEqual([
      "Name is required!",
    ]);
    expect(
      of('const a = { isNot: { askedById: `You cannot ${act} it` }, needs: { judged: "Judge it first" } };'),
    ).toEqual(["You cannot {0} it", "Judge it first"]);
    expect(of('const ledgerWords = { issued: "Invoice" }, kinds = { issued: "Invoice" };')).toEqual(["Invoice"]);
    expect(of('const unknown = "There is no such pincode", value = "All India";')).toEqual([
      "There is no such pincode",
    ]);
    expect(of('const a = { dob: pastDay("Date of birth"), takers: another("approve") };')).toEqual([
      "Date of birth",
      "approve",
    ]);
  });
});

describe("what the service tells a person", () => {
  const told = (code: string) => serviceTexts("apps/oms/src/areas/stock/x.ts", code);

  it("is what is said of a field, directly and by a call", () => {
    expect(told('const a = [{ field: "name", message: "Enter a name" }];')).toEqual(["Enter a name"]);
    expect(told('const a = () => wrong("Enter a day");')).toEqual(["Enter a day"]);
    expect(told("const a = () => wrong(`lines.${at}.left`, `Only ${left} were aboard`);")).toEqual([
      "Only {0} were aboard",
    ]);
  });

  it("is why something is not switched off, with what is counted in it", () => {
    const code = [
      "export const refuseOff = async (db: Db, { name }: Named): Promise<string | null> => {",
      "  if (orders === 0) return null;",
      '  return `${name} has ${counted(orders, "open order", "open orders")}. See them through first.`;',
      "};",
    ].join("\n");
    expect(told(code).toSorted()).toEqual(["open order", "open orders", "{0} has {1}. See them through first."]);
    expect(told("const a = { refuseOff: (db, { hub }) => (hub === null ? null : `It is served by ${hub}`) };")).toEqual(
      ["It is served by {0}"],
    );
  });
});

describe("why a step cannot be taken", () => {
  it("is what its guards return, wherever they stand", () => {
    const code = [
      'const noIrn: Guard<"invoice"> = async ({ held }) => (held.irn === null ? null : "It has an IRN already");',
      "const whyAboard = async (n?: string) => (n === undefined ? null : `It is on ${n}`);",
      "const a = { guards: { aboard: whyAboard, noIrn, open: async ({ held }) => {",
      '  return held.open ? "An order is open" : null;',
      "} } };",
    ].join("\n");
    expect(serviceTexts("apps/oms/src/areas/stock/x.ts", code)).toEqual([
      "It has an IRN already",
      "It is on {0}",
      "An order is open",
    ]);
  });

  it("is what the contract says of steps, and of states that have another name in a sentence or none", () => {
    const code = [
      'const states = { OPEN: { label: "Open", tone: "info" }, LENT: { label: "Out", tone: "info", is: "lent" } };',
      'const a = lifecycle({ name: { one: "book", many: "books" }, path: "/oms/book", steps: { lend: {',
      '  label: "Lend", done: "lent out", late: "{holder} has it", needs: { cover: "Cover it first" },',
      '  takers: [{ isNot: { by: `You cannot ${act} your own` } }, another("lend")],',
      "} } });",
    ].join("\n");
    expect(stepTexts(contract, code)).toEqual([
      "Open",
      "Out",
      "lent",
      "book",
      "lent out",
      "{holder} has it",
      "Cover it first",
      "You cannot {0} your own",
      "lend",
    ]);
  });
});

describe("a source file in another language", () => {
  const hindi = {
    "{0} of {1} orders": "{1} में से {0} ऑर्डर",
    "{0} orders": "{0} ऑर्डर",
    Brand: "ब्रांड",
    "New {0}": "नया {0}",
    shops: "दुकानें",
  };

  it("has what is filled in where that language has it", () => {
    expect(sayIn(hindi, console, "<p>{count} of <b>{total}</b> orders</p>")).toBe(
      '<p><b>{total}</b>{" में से "}{count}{" ऑर्डर"}</p>',
    );
    expect(sayIn(hindi, console, "const a = `${n} orders`;")).toBe("const a = `${n} ऑर्डर`;");
  });

  it("is said inside what is filled in, too, and keeps the space around a text", () => {
    expect(sayIn(hindi, console, "const a = `New ${plain ? `${n} orders` : <b>shops</b>}`;")).toBe(
      'const a = `नया ${plain ? `${n} ऑर्डर` : <b>{"दुकानें"}</b>}`;',
    );
    expect(sayIn(hindi, console, "const a = ` ${n} orders `;")).toBe("const a = ` ${n} ऑर्डर `;");
  });

  it("keeps what the catalogue does not have, and what is not a word", () => {
    expect(sayIn(hindi, console, '<i title="Brand" id="Brand">Other</i>')).toBe(
      '<i title={"ब्रांड"} id="Brand">Other</i>',
    );
    expect(sayIn(hindi, console, 'const a = "Nothing of it";')).toBeUndefined();
    expect(sayIn(hindi, console, 'const a = { label: "toString" };')).toBeUndefined();
  });
});
