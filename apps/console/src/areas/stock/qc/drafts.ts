import { judgeFindings, type Finding, type QcDetail, type QcLine } from "@o2r/api/contract/stock";

/** What is typed of each line, by its id. */
export type Drafts = Readonly<Record<string, Finding>>;

/** The lines of which something can be found still. */
export const linesLeft = (items: readonly QcLine[]): readonly QcLine[] => items.filter(({ reset }) => !reset);

/** The findings that a check has so far; a line that nobody has looked at is accepted whole. */
export const draftsOf = ({ items, state }: Pick<QcDetail, "items" | "state">): Drafts =>
  Object.fromEntries(
    linesLeft(items).map(({ id, received, accepted, rejected, held, reason, photo, note }) => [
      id,
      {
        id,
        accepted: state === "PENDING" ? received : accepted,
        rejected,
        held,
        ...(reason !== null && { reason }),
        ...(photo !== null && { photo }),
        ...(note !== "" && { note }),
      },
    ]),
  );

/** Another number of rejected or held units: what is left of the line is accepted. */
export const withCounts = (
  line: Pick<QcLine, "received">,
  finding: Finding,
  counts: { readonly rejected?: number; readonly held?: number },
): Finding => {
  const rejected = counts.rejected ?? finding.rejected;
  const held = counts.held ?? finding.held;
  return { ...finding, rejected, held, accepted: Math.max(0, line.received - rejected - held) };
};

/** Whether no more units are rejected and held than came in. */
export const isPossible = (line: Pick<QcLine, "received">, { rejected, held }: Finding): boolean =>
  rejected + held <= line.received;

/**
 * What is told of the lines. Why units were rejected is told only where some are: it is out of sight where a person has
 * put the number back to none, and stays in the draft in case that was a slip.
 */
export const toldOf = (items: readonly Pick<QcLine, "id">[], drafts: Drafts): Finding[] =>
  items.flatMap((line) => {
    const finding = drafts[line.id];
    if (finding === undefined || finding.rejected > 0) return finding ?? [];
    const { id, accepted, rejected, held } = finding;
    return { id, accepted, rejected, held };
  });

/** What is said of fields whose own message is understood only where it stands. */
const inWords: Readonly<Record<string, string>> = { reason: "Choose a reason", note: "The note is too long" };

/** What is wrong with the findings of each line, in words, by the line's id. */
export const problemsOf = (items: readonly QcLine[], drafts: Drafts): ReadonlyMap<string, readonly string[]> => {
  const found = toldOf(items, drafts);
  const problems = new Map<string, string[]>();
  for (const { field, message } of judgeFindings(items, found, true)) {
    const id = found[Number(field.split(".")[1])]?.id;
    if (id === undefined) continue;
    const said = inWords[field.split(".").at(-1) ?? ""] ?? message;
    problems.set(id, [...(problems.get(id) ?? []), said]);
  }
  return problems;
};

/** The line that a scanned code belongs to: by EAN or SKU. */
export const lineOfCode = (items: readonly QcLine[], code: string): QcLine | undefined => {
  const wanted = code.trim().toLowerCase();
  return items.find(({ ean, sku }) => ean === wanted || sku.toLowerCase() === wanted);
};
