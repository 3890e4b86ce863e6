import { retailerEndpoints, type RetailerRow } from "@o2r/api/contract/parties";
import { Avatar, buttonLook } from "@o2r/ui";
import { useMemo } from "react";
import { Link, useParams } from "react-router-dom";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import type { RecordTab } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { mayFollow } from "../../../routing/may-follow.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { RetailerBadges } from "./retailer-state.tsx";
import { retailerName, retailers } from "./retailer-words.ts";
import { useRetailerActs } from "./use-retailer-acts.tsx";

type Tab = RecordTab<RetailerRow>;

const profile: Tab = {
  id: "profile",
  label: "Profile",
  load: async () => (await import("./profile-tab.tsx")).ProfileTab,
};
const kyc: Tab = { id: "kyc", label: "KYC", load: async () => (await import("../kyc/kyc-tab.tsx")).KycTab };
const addresses: Tab = {
  id: "addresses",
  label: "Address requests",
  load: async () => (await import("../address-request/requests-tab.tsx")).RequestsTab,
};
const orders: Tab = {
  id: "orders",
  label: "Orders",
  load: async () => (await import("./related/orders-tab.tsx")).OrdersTab,
};
const ledger: Tab = {
  id: "ledger",
  label: "Ledger",
  load: async () => (await import("./related/ledger-tab.tsx")).LedgerTab,
};
const invoices: Tab = {
  id: "invoices",
  label: "Invoices",
  load: async () => (await import("./related/invoices-tab.tsx")).InvoicesTab,
};
/** Of whoever sees no invoices, beside which they stand otherwise. */
const payments: Tab = {
  id: "payments",
  label: "Payments",
  load: async () => (await import("./related/payments-tab.tsx")).PaymentsTab,
};
const collections: Tab = {
  id: "collections",
  label: "Collections",
  load: async () => (await import("./related/collections-tab.tsx")).CollectionsTab,
};
const returns: Tab = {
  id: "returns",
  label: "Returns",
  load: async () => (await import("./related/returns-tab.tsx")).ReturnsTab,
};
const calls: Tab = {
  id: "calls",
  label: "Calls",
  load: async () => (await import("./related/calls-tab.tsx")).CallsTab,
};
const tickets: Tab = {
  id: "tickets",
  label: "Tickets",
  load: async () => (await import("./related/tickets-tab.tsx")).TicketsTab,
};
const others: readonly Tab[] = [
  { id: "documents", label: "Documents", load: async () => (await import("./documents-tab.tsx")).DocumentsTab },
  { id: "terms", label: "Terms", load: async () => (await import("./terms-tab.tsx")).TermsTab },
];

const endpoints = { get: retailerEndpoints.page };

/** /retailer/:id: the shop, its papers and terms, and what happened to it. */
export function RetailerPage() {
  const { id = "" } = useParams();
  const acts = useRetailerActs();
  const mayWrite = useMay("retailer.write");
  const { userType, helpAndSupportActive } = useCurrentUser();
  const mayPlace = useMay("order.place") && mayFollow("/create-order", userType);
  const mayPapers = useMay("kyc.read");
  const mayMove = useMay("address.read");
  const mayOrders = useMay("order.read");
  const mayLedger = useMay("ledger.read");
  const mayInvoices = useMay("invoice.read");
  const mayPayments = useMay("payment.read") && !mayInvoices;
  const mayCollections = useMay("collection.read");
  const mayReturns = useMay("return.read");
  const mayCalls = useMay("call.list");
  const mayTickets = useMay("ticket.work");
  const tabs = useMemo(
    () =>
      [
        profile,
        ...(mayPapers ? [kyc] : []),
        ...(mayMove ? [addresses] : []),
        ...others,
        ...(mayOrders ? [orders] : []),
        ...(mayInvoices ? [invoices] : []),
        ...(mayPayments ? [payments] : []),
        ...(mayLedger ? [ledger] : []),
        ...(mayCollections ? [collections] : []),
        ...(mayReturns ? [returns] : []),
        ...(mayCalls ? [calls] : []),
        ...(mayTickets && helpAndSupportActive ? [tickets] : []),
      ] as const,
    [
      mayPapers,
      mayMove,
      mayOrders,
      mayLedger,
      mayInvoices,
      mayPayments,
      mayCollections,
      mayReturns,
      mayCalls,
      mayTickets,
      helpAndSupportActive,
    ],
  );
  return (
    <RecordPage<RetailerRow>
      {...retailers}
      endpoints={endpoints}
      id={id}
      rowName={retailerName}
      head={(row) => ({
        media: <Avatar name={row.establishment} />,
        badge: <RetailerBadges {...row} />,
        description: (
          <>
            <span>{row.name}</span>
            <a href={`tel:+91${row.mobile}`} className="o2r-mono">
              {row.mobile}
            </a>
            <span>
              {row.city} {row.pincode}
            </span>
          </>
        ),
      })}
      actions={(row) => (
        <>
          {mayPlace && row.state === "ACTIVE" && (
            <Link to={`/create-order?retailer=${row.id}`} {...buttonLook({})}>
              Create order
            </Link>
          )}
          {mayWrite && (
            <Link to={`${retailers.path}/${row.id}/edit`} {...buttonLook({})}>
              Edit
            </Link>
          )}
        </>
      )}
      acts={acts}
      tabs={tabs}
    />
  );
}
