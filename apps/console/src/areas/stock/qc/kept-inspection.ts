import { qcEndpoints, type QcDetail } from "@o2r/api/contract/stock";
import { readDraft, writeDraft, type DraftStorage } from "@o2r/forms/drafts";
import { draftsOf, type Drafts } from "./drafts.ts";
import type { Inspecting } from "./inspecting.ts";

/** An inspection that was left, and when it was last typed in: an ISO instant. */
export interface KeptInspection {
  readonly work: Inspecting;
  readonly savedAt: string;
}

/** Where the inspection of a check is kept in the browser, for each person apart. */
export const inspectionKey = (person: string, check: string): string => `o2r-draft:quality-check:${person}.${check}`;

/** A check as it would be with these findings. */
const withFindings = (check: QcDetail, drafts: Drafts): QcDetail => ({
  ...check,
  // Of a check that is pending, the findings are not looked at.
  state: "IN_PROGRESS",
  items: check.items.map((line) => {
    const finding = drafts[line.id];
    if (finding === undefined) return line;
    const { accepted, rejected, held, reason = null, photo = null, note = "" } = finding;
    return { ...line, accepted, rejected, held, reason, photo, note };
  }),
});

/** Keeps what is typed of a check, with the check that it was made from. */
export const keepInspection = (storage: DraftStorage, key: string, { from, drafts }: Inspecting): void => {
  const values = { from, found: withFindings(from, drafts) };
  writeDraft(storage, key, { version: from.version, savedAt: new Date().toISOString(), values });
};

const isCheck = (stored: unknown): stored is QcDetail => qcEndpoints.get.reply.isValidSync(stored, { strict: true });

/** The inspection that was left; none where there is none, or none that today's console can read. */
export const keptInspection = (storage: DraftStorage, key: string): KeptInspection | undefined => {
  const draft = readDraft(storage, key);
  const { from, found } = draft?.values ?? {};
  if (draft === undefined || !isCheck(from) || !isCheck(found)) return undefined;
  return { work: { from, drafts: draftsOf(found), typed: true }, savedAt: draft.savedAt };
};
