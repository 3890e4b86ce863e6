import { isOpenCheck, type Finding, type QcDetail } from "@o2r/api/contract/stock";
import { draftsOf, type Drafts } from "./drafts.ts";

/** What is being found of a check: the drafts, and the version of the check that they were made from. */
export interface Inspecting {
  readonly from: QcDetail;
  readonly drafts: Drafts;
  /** Something was typed that nobody has kept. */
  readonly typed: boolean;
}

/** An inspection that goes on from what is kept. */
export const inspectionOf = (check: QcDetail): Inspecting => ({ from: check, drafts: draftsOf(check), typed: false });

const isSame = (one: Finding | undefined, other: Finding | undefined): boolean =>
  one?.accepted === other?.accepted &&
  one?.rejected === other?.rejected &&
  one?.held === other?.held &&
  one?.reason === other?.reason &&
  one?.photo === other?.photo &&
  (one?.note ?? "") === (other?.note ?? "");

/** The lines that two have found something else of, by their ids. */
export const differing = (one: Drafts, other: Drafts): ReadonlySet<string> =>
  new Set(Object.keys({ ...one, ...other }).filter((id) => !isSame(one[id], other[id])));

/** Whether anything would be lost with this inspection. */
export const isUnsaved = ({ from, drafts, typed }: Inspecting): boolean =>
  typed && differing(drafts, draftsOf(from)).size > 0;

/**
 * The inspection beside the check as it is now. It goes on from a newer version where that loses nobody's findings: when
 * nothing was typed, or nothing was found meanwhile. Otherwise it stays with its own version, and a person must choose.
 */
export const caughtUp = (work: Inspecting, now: QcDetail): Inspecting => {
  if (now.version < work.from.version) return work;
  if (!work.typed) return inspectionOf(now);
  const isOnlyOlder =
    now.version === work.from.version ||
    (isOpenCheck(now.state) && differing(draftsOf(work.from), draftsOf(now)).size === 0);
  return isOnlyOlder ? { ...work, from: now } : work;
};

/** The inspection after its own save, which had sent these drafts. What was typed while it was under way stays. */
export const afterSave = (work: Inspecting, sent: Drafts, from: QcDetail): Inspecting =>
  work.typed && work.drafts !== sent ? { ...work, from } : { from, drafts: sent, typed: false };

/**
 * The inspection with what is left of an earlier one, and with its version, so that nothing newer is overwritten before
 * somebody has chosen. Of a line that was typed again since, what was typed last stays.
 */
export const takenUp = (earlier: Inspecting, work: Inspecting): Inspecting => {
  const since = differing(work.drafts, draftsOf(work.from));
  const typedSince = Object.fromEntries(Object.entries(work.drafts).filter(([id]) => since.has(id)));
  return { from: earlier.from, drafts: { ...earlier.drafts, ...typedSince }, typed: true };
};
