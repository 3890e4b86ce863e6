import { kycList, kycPapers, type KycPaper, type KycRow } from "@o2r/api/contract/parties";
import { wordOf } from "@o2r/api/contract/core";

/** What the screens of papers have in common. */
export const kycs = {
  noun: { one: "KYC", many: "KYCs" },
  path: "/retailer/kyc",
  declaration: kycList,
} as const;

/** Papers in words: by whose they are. */
export const kycName = ({ establishment }: Pick<KycRow, "establishment">): string => establishment;

/** What a paper is called. */
export const paperText = (paper: KycPaper): string => wordOf(kycPapers, paper) ?? paper;

/** Whether what was typed is a number of the authorities, and not a name or an address. */
export const isNumber = (typed: string): boolean => /^[A-Z\d]+$/u.test(typed);
