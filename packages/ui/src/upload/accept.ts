/** What the specification accepts when a field says nothing (§5). */
export const defaultAccept = "image/jpeg,image/gif,image/png,application/pdf,application/postscript,.eps";

const rulesOf = (accept: string) =>
  accept
    .split(",")
    .map((rule) => rule.trim().toLowerCase())
    .filter((rule) => rule !== "");

function fits(file: File, rule: string): boolean {
  const name = file.name.toLowerCase();
  if (rule.startsWith(".")) return name.endsWith(rule);
  // Many systems know no type for an EPS.
  if (rule === "application/postscript" && name.endsWith(".eps")) return true;
  if (rule.endsWith("/*")) return file.type.startsWith(rule.slice(0, -1));
  return file.type.toLowerCase() === rule;
}

/** Whether an input with this `accept` takes the file; everything is taken when it says nothing. */
export function isAccepted(file: File, accept: string): boolean {
  const rules = rulesOf(accept);
  return rules.length === 0 || rules.some((rule) => fits(file, rule));
}

const names: Readonly<Record<string, string>> = { postscript: "EPS", plain: "TXT", "svg+xml": "SVG", "*": "" };

function nameOf(rule: string): string {
  if (rule.startsWith(".")) return rule.slice(1).toUpperCase();
  const [kind = "", detail = ""] = rule.split("/");
  return (names[detail] ?? detail.toUpperCase()) || kind.toUpperCase();
}

/** The kinds that an `accept` names, as people call them: `JPEG, PNG, PDF`. */
export const namesOfAccepted = (accept: string): string => [...new Set(rulesOf(accept).map(nameOf))].join(", ");

const units = ["B", "KB", "MB", "GB"] as const;

/** A size in words with at most one decimal, in steps of 1024: `1.4 MB`; nothing for none. */
export function formatBytes(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return "";
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const size = bytes / 1024 ** step;
  return `${size.toLocaleString("en-IN", { maximumFractionDigits: step === 0 || size >= 100 ? 0 : 1 })} ${units[step]}`;
}
