import type { ReportName } from "@o2r/api/contract/insight";
import type { IconDrawing } from "@o2r/ui";
import {
  BadgeIndianRupee,
  Boxes,
  FileSpreadsheet,
  FileText,
  HandCoins,
  Landmark,
  PackageCheck,
  PackageX,
  Phone,
  Route,
  Store,
  TicketPercent,
  Trash2,
} from "lucide-react";
import type { ListRow } from "../../../kit/list/list-page.types.ts";

interface ReportWords {
  readonly icon?: IconDrawing;
  readonly noun?: { readonly one: string; readonly many: string };
  /** The field that a row is named by; the first column unless told. */
  readonly named?: string;
  /** It has a page of its own, where it is no list. */
  readonly page?: true;
  /** Where a row leads. */
  readonly rowHref?: (row: ListRow) => string;
}

/** What a report is drawn with, where that does not follow from its declaration. */
const words: Readonly<Partial<Record<ReportName, ReportWords>>> = {
  sales: {
    icon: BadgeIndianRupee,
    noun: { one: "sale", many: "sales" },
    rowHref: ({ id }) => `/invoice/${id}`,
  },
  receivables: { icon: HandCoins, noun: { one: "receivable", many: "receivables" } },
  activity: {
    icon: Store,
    noun: { one: "retailer", many: "retailers" },
    rowHref: ({ id }) => `/retailer/${id}`,
  },
  orders: { icon: PackageCheck, noun: { one: "day", many: "days" } },
  stock: { icon: Boxes, noun: { one: "product", many: "products" } },
  hsn: { icon: Landmark, noun: { one: "total", many: "totals" }, named: "hsn" },
  discards: { icon: Trash2, noun: { one: "discard", many: "discards" }, named: "product" },
  gstr1: { icon: FileSpreadsheet, page: true },
  agents: { icon: Phone },
  beats: { icon: Route },
  schemes: { icon: TicketPercent },
  rejected: { icon: PackageX },
};

export const wordsOf = (name: ReportName) => ({
  icon: FileText,
  noun: { one: "row", many: "rows" },
  ...words[name],
});

/** Where a report is read. */
export const reportAt = (name: string): string => `/reports/${name}`;
