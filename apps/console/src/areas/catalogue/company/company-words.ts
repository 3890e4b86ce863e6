import { companyEndpoints, companyList, type Company } from "@o2r/api/contract/catalogue";

/** What the screens of companies have in common. */
export const companies = {
  noun: { one: "company", many: "companies" },
  path: "/brand/company",
  permission: "catalogue.write",
  consequence: "can no longer be chosen as a manufacturer. A company with active brands or products stays.",
  endpoints: companyEndpoints,
  declaration: companyList,
} as const;

/** A company in words. */
export const companyName = ({ name }: Pick<Company, "name">): string => name;
