// What the types of @o2r/forms say of its builders: their options with docstrings and defaults, and the values that they make.
import { join } from "node:path";
import ts from "typescript-5.9";
import { root } from "../workspace.mjs";

/**
 * @typedef {object} OptionSaid
 * @property {string} name
 * @property {string} type
 * @property {string} says
 * @property {string} standard what holds where it is not given
 * @property {boolean} needed
 *
 * @typedef {object} BuilderSaid
 * @property {string} name
 * @property {string} says
 * @property {readonly OptionSaid[]} options
 */

const home = join(root, "packages/forms/src");
/** A form of one field of each kind, of which the compiler is asked what a submission of it holds. */
const sample = join(home, "builders-sample.ts");
const sampleText = `
import { chain, checkbox, date, dateTime, defineForm, file, files, formula, image, images, list, lookup, money, multiLookup,
  multiSelect, number, onOff, password, percent, section, select, text, textarea, time, type ValuesOf } from "./index.ts";
import { group } from "./groups/index.ts";
const form = defineForm({ id: "sample", version: 1, fields: {
  text: text({ label: "" }), textarea: textarea({ label: "" }), password: password({ label: "" }),
  number: number({ label: "" }), money: money({ label: "" }), percent: percent({ label: "" }),
  select: select({ label: "", options: ["A", "B"] }), multiSelect: multiSelect({ label: "", options: ["A", "B"] }),
  lookup: lookup({ label: "", source: "" }), multiLookup: multiLookup({ label: "", source: "" }),
  date: date({ label: "" }), time: time({ label: "" }), dateTime: dateTime({ label: "" }),
  checkbox: checkbox({ label: "" }), onOff: onOff({ label: "" }),
  file: file({ label: "" }), files: files({ label: "" }), image: image({ label: "" }), images: images({ label: "" }),
  list: list({ label: "", fields: { qty: number({ label: "" }) } }),
  group: group({ label: "", fields: { city: text({ label: "" }) } }),
} });
export type Values = Required<ValuesOf<typeof form>>;
export const fields = { ${["text", "textarea", "password", "number", "money", "percent", "select", "multiSelect", "lookup", "multiLookup", "date", "time", "dateTime", "checkbox", "onOff", "file", "files", "image", "images", "list", "group"].join(", ")} };
export const others = { defineForm, section, chain, formula };
`;

const configPath = join(root, "tsconfig.base.json");
const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)).config,
  ts.sys,
  root,
);
/** Without those of the DOM, which no builder speaks of and which take longest to read. */
const options = { ...config.options, noEmit: true, incremental: false, types: [], lib: ["lib.es2024.d.ts"] };
const disk = ts.createCompilerHost(options);
/** @type {ts.CompilerHost} */
const host = {
  ...disk,
  fileExists: (path) => path === sample || disk.fileExists(path),
  readFile: (path) => (path === sample ? sampleText : disk.readFile(path)),
  getSourceFile: (path, target) =>
    path === sample ? ts.createSourceFile(path, sampleText, target, true) : disk.getSourceFile(path, target),
};

/** Everything that the tables show of the types; the program is made once per call, which takes seconds. */
export function readBuilders() {
  const program = ts.createProgram([sample], options, host);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(sample);
  if (!file) throw new Error("The sample of builders is not read");
  const exported = new Map(
    checker.getExportsOfModule(symbolOf(checker, file)).map((symbol) => [symbol.getName(), symbol]),
  );
  /** @param {string} name @returns {ts.Type} */
  const typeOf = (name) => {
    const symbol = exported.get(name);
    if (!symbol) throw new Error(`The sample has no "${name}"`);
    return name === "Values"
      ? checker.getDeclaredTypeOfSymbol(symbol)
      : checker.getTypeOfSymbolAtLocation(symbol, file);
  };
  const members = (/** @type {string} */ name) =>
    typeOf(name)
      .getProperties()
      .map((symbol) => ({ symbol, type: checker.getTypeOfSymbolAtLocation(symbol, file) }));

  const fields = members("fields").map(({ symbol, type }) => builder(checker, file, symbol, type));
  const others = members("others").map(({ symbol, type }) => builder(checker, file, symbol, type));
  const values = new Map(members("Values").map(({ symbol, type }) => [symbol.getName(), shapeOf(checker, file, type)]));
  return { fields, others, values };
}

/** @param {ts.TypeChecker} checker @param {ts.Node} file */
const symbolOf = (checker, file) => {
  const symbol = checker.getSymbolAtLocation(file);
  if (!symbol) throw new Error("The sample exports nothing");
  return symbol;
};

/** What a docstring says, in one line. @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
const docOf = (checker, symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, " ").trim();

/** Types that a reader needs no names for. @type {Readonly<Record<string, string>>} */
const spelled = {
  Choices: "(value | { value, label, detail?, visible? })[] | { source, filters?, fixed? }",
  K: "string",
  C: "Record<string, Field>",
};

/** Types as a reader needs them: without what only the compiler asks for. @param {string} text */
const plain = (text) => {
  const short = text
    .replaceAll(/\breadonly /g, "")
    .replaceAll(/ \| undefined\b/g, "")
    .replace(/^(F & Knowing<|C & (KnowingRow<|\{)).*$/, "Record<string, Field>")
    .replace(/^\(NoInfer<.*$/, "(string | string[])[]")
    .replaceAll(/<NoInfer<.*?>+(?=\[\])/g, "")
    .replaceAll(/<[A-Z]\b[^<>]*>/g, "")
    .replace("Record<string, P>", "Record<string, string>")
    .replace(/^Readonly<(.*)>$/, "$1")
    .replaceAll(/\bR \| /g, "true | ")
    .replaceAll(/\bV \| Condition\b/g, "Condition");
  return spelled[short] ?? short;
};

/** @param {ts.TypeChecker} checker @param {ts.Type} type */
const textOf = (checker, type) => {
  const given = checker.getNonNullableType(type);
  // A name for some words says less than the words.
  return given.isUnion() && given.types.every((one) => one.isStringLiteral())
    ? given.types.map((one) => checker.typeToString(one)).join(" | ")
    : plain(checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation));
};

/** What a value looks like, objects by their keys. @param {ts.TypeChecker} checker @param {ts.Node} file @param {ts.Type} type @returns {string} */
const shapeOf = (checker, file, type) => {
  const given = checker.getNonNullableType(type);
  if (checker.isArrayType(given)) {
    const [item] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (given));
    const one = item ? shapeOf(checker, file, item) : "unknown";
    return one.includes("|") ? `(${one})[]` : `${one}[]`;
  }
  if (given.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
    const keys = given.getProperties().map((symbol) => {
      const mark = symbol.flags & ts.SymbolFlags.Optional ? "?" : "";
      return `${symbol.getName()}${mark}: ${shapeOf(checker, file, checker.getTypeOfSymbolAtLocation(symbol, file))}`;
    });
    return `{ ${keys.join(", ")} }`;
  }
  return textOf(checker, given);
};

/** @param {ts.TypeChecker} checker @param {ts.Node} file @param {ts.Symbol} short @param {ts.Type} type @returns {BuilderSaid} */
function builder(checker, file, short, type) {
  const declared = short.valueDeclaration;
  // `{ text }` stands for the constant that the name imports, which has the docstring.
  const named =
    declared && ts.isShorthandPropertyAssignment(declared)
      ? checker.getShorthandAssignmentValueSymbol(declared)
      : undefined;
  const original = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : (named ?? short);
  const [signature] = type.getCallSignatures();
  const given = signature?.getParameters().at(0);
  const givenType = given && checker.getTypeOfSymbolAtLocation(given, file);
  // Of others, such as `section`, the docstring shows the call.
  const hasOptions = given?.getName() === "options" || short.getName() === "defineForm";
  return {
    name: short.getName(),
    says: docOf(checker, original),
    options: (hasOptions ? (givenType?.getProperties() ?? []) : [])
      .filter((symbol) => !symbol.getName().startsWith("~"))
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((symbol) => option(checker, file, symbol))
      .filter(({ type: says }) => says !== "never"),
  };
}

/** Where it is declared: options stand in the order of their interface. @param {ts.Symbol} symbol */
const placeOf = (symbol) => symbol.declarations?.[0]?.pos ?? 0;

/** @param {ts.TypeChecker} checker @param {ts.Node} file @param {ts.Symbol} symbol @returns {OptionSaid} */
function option(checker, file, symbol) {
  const type = checker.getTypeOfSymbolAtLocation(symbol, file);
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === "defaultValue");
  return {
    name: symbol.getName(),
    type: textOf(checker, type),
    says: docOf(checker, symbol),
    standard: ts.displayPartsToString(tag?.text).replaceAll(/\s+/g, " ").trim(),
    needed: (symbol.flags & ts.SymbolFlags.Optional) === 0,
  };
}
