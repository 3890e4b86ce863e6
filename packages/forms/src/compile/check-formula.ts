import { checkCondition, checkNames, operandFamily, type Place } from "./check-condition.ts";
import { bagAt, checkShape, isBag, listAt, onlyKeys, quote, refuse } from "./check-shape.ts";
import { readsOfFormula } from "./reads.ts";
import { formulaName, type Formula } from "../definition/formula.ts";

/** No formula of a person goes deeper, and none is to go deeper than the stack. */
const deepest = 50;
const ofParts = new Set(["add", "subtract", "multiply", "divide", "least", "most", "first", "join"]);

/** Refuses a computed value that is none: a formula that is not understood, or that reads other fields than it says. */
export const checkDerivation = (path: string, value: unknown, place: Place): void => {
  const given = bagAt(path, value);
  onlyKeys(path, given, ["by", "from", "pick", "overwrite", formulaName]);
  checkShape(`${path}.by`, given["by"], "name");
  checkNames(`${path}.from`, given["from"], place);
  if (given["pick"] !== undefined) checkShape(`${path}.pick`, given["pick"], "name");
  if (given["overwrite"] !== undefined) checkShape(`${path}.overwrite`, given["overwrite"], ["always", "untouched"]);
  if ((given["by"] === formulaName) !== (given[formulaName] !== undefined)) refuse(path, `"by" and "formula" differ`);
  if (given[formulaName] === undefined) return;
  checkFormula(`${path}.${formulaName}`, given[formulaName], place);
  // It was found to be one just now.
  const reads = readsOfFormula(given[formulaName] as Formula);
  if (!isSameSet(reads, listAt(`${path}.from`, given["from"]))) refuse(`${path}.from`, "not what the formula reads");
};

const isSameSet = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === new Set(other).size && one.every((name) => other.includes(name));

const checkFormula = (path: string, value: unknown, place: Place, depth = 0): void => {
  if (depth > deepest) refuse(path.slice(0, 200), "nested too deep");
  const [key = ""] = isBag(value) ? Object.keys(value) : [];
  if (!isBag(value) || ["value", "today", "sum", "count"].includes(key)) {
    operandFamily(path, value, place);
    return;
  }
  const part = (name: string, at = `${path}.${name}`): void => checkFormula(at, value[name], place, depth + 1);
  const found = Object.keys(value).find((name) => ofParts.has(name));
  if (found !== undefined) {
    onlyKeys(path, value, found === "join" ? ["join", "by"] : [found]);
    if (value["by"] !== undefined) checkShape(`${path}.by`, value["by"], "text");
    const parts = listAt(`${path}.${found}`, value[found]);
    if (parts.length === 0) refuse(`${path}.${found}`, "no parts");
    parts.forEach((one, index) => checkFormula(`${path}.${found}.${index}`, one, place, depth + 1));
  } else if ("round" in value) {
    onlyKeys(path, value, ["round", "decimals"]);
    if (value["decimals"] !== undefined) checkShape(`${path}.decimals`, value["decimals"], "count");
    part("round");
  } else if ("if" in value) {
    onlyKeys(path, value, ["if", "give", "else"]);
    checkCondition(`${path}.if`, value["if"], place);
    part("give");
    if (value["else"] !== undefined) part("else");
  } else refuse(path, `unknown formula ${quote(value)}`);
};
