import type { KycRow } from "@o2r/api/contract/parties";
import { formats } from "@o2r/forms/ready";
import { formatDate } from "@o2r/ui";

/** One thing that can be told of a paper from what was typed alone. */
export interface PaperCheck {
  readonly field: string;
  readonly typed: string;
  readonly found: string;
  readonly right: boolean;
}

type Paper = KycRow["papers"][number];

const holders: Readonly<Record<string, string>> = {
  P: "a person",
  C: "a company",
  F: "a firm",
  H: "a Hindu undivided family",
  A: "an association",
  T: "a trust",
  B: "a body of individuals",
  L: "a local authority",
  J: "a legal person",
  G: "the government",
};

const gstin = (
  typed: string,
  { addressState, papers }: Pick<KycRow, "addressState" | "papers">,
): readonly PaperCheck[] => {
  const pan = papers.find(({ paper }) => paper === "PAN")?.typed ?? undefined;
  const inIt = typed.slice(2, 12);
  const samePan = pan === undefined || formats.gstinPan.test(typed, pan);
  const sameState = formats.gstinState.test(typed, addressState);
  const holds = formats.gstinChecksum.test(typed);
  return [
    {
      field: "GSTIN",
      typed,
      found: holds ? "The check digit fits" : "The last character is not the check digit",
      right: holds,
    },
    {
      field: "PAN in it",
      typed: inIt,
      found: pan === undefined ? "No PAN to compare with" : samePan ? "Same as the PAN" : `The PAN is ${pan}`,
      right: samePan,
    },
    {
      field: "State",
      typed: addressState,
      found: sameState ? `${typed.slice(0, 2)} in the GSTIN` : `${typed.slice(0, 2)} in the GSTIN is another state`,
      right: sameState,
    },
  ];
};

const pan = (typed: string): readonly PaperCheck[] => {
  const right = formats.pan.test(typed);
  const holder = holders[typed[3] ?? ""];
  return [
    { field: "PAN", typed, found: right ? "Five letters, four digits, one letter" : "Not a PAN", right },
    {
      field: "Holder",
      typed: typed[3] ?? "–",
      found: holder === undefined ? "The fourth letter is no kind of holder" : `Of ${holder}`,
      right: holder !== undefined,
    },
  ];
};

const fssai = (typed: string, { fssaiExpiry, state }: Pick<KycRow, "fssaiExpiry" | "state">): readonly PaperCheck[] => {
  const right = formats.fssai.test(typed);
  const ended = state === "EXPIRED";
  return [
    { field: "Licence", typed, found: right ? "14 digits" : "Not 14 digits", right },
    fssaiExpiry === null
      ? { field: "Ends on", typed: "–", found: "Typed when the papers are approved", right: true }
      : {
          field: "Ends on",
          typed: formatDate(fssaiExpiry),
          found: ended ? "It has ended" : "Until then it holds",
          right: !ended,
        },
  ];
};

/** What can be told of a paper without looking at it: the number against itself, and against the others. */
export const checksOf = (
  row: Pick<KycRow, "addressState" | "papers" | "address" | "fssaiExpiry" | "state">,
  { paper, typed }: Paper,
): readonly PaperCheck[] => {
  if (paper === "SHOP") {
    return [
      { field: "Shop name", typed: typed ?? "–", found: "Compare it with the sign", right: true },
      { field: "Address", typed: row.address, found: "Compare it with the picture", right: true },
    ];
  }
  if (typed === null) return [];
  if (paper === "GSTIN") return gstin(typed, row);
  if (paper === "PAN") return pan(typed);
  if (paper === "FSSAI") return fssai(typed, row);
  return [{ field: "Name as per ID", typed, found: "Compare it with the papers", right: true }];
};
