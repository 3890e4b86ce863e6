import { Tabs } from "@o2r/ui";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { nearExpiryDays } from "./inventory-words.ts";
import "../../../kit/page-tabs.css";

interface View {
  readonly id: string;
  readonly label: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** What each tab asks of the list, by the keys of its filters. */
const views: readonly View[] = [
  { id: "all", label: "All", filters: {} },
  { id: "near", label: "Near expiry", filters: { daysLeft: `1..${nearExpiryDays}` } },
  { id: "expired", label: "Expired", filters: { expired: "true" } },
  { id: "low", label: "Low stock", filters: { low: "true" } },
];

/** The filters that the tabs set; every other filter stays as it is. */
const keys = ["daysLeft", "expired", "low"];
/** Where a page of the list begins; it belongs to one set of filters. */
const place = ["cursor", "page"];

/** What is looked for most in the inventory. A tab is a filter with a name: the address holds it as any other. */
export function InventoryTabs({ end }: { readonly end?: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const inSight = views.find(({ filters }) => keys.every((key) => params.get(key) === (filters[key] ?? null)));
  const go = (id: string) => {
    const next = new URLSearchParams(params);
    for (const key of [...keys, ...place]) next.delete(key);
    const chosen = views.find((view) => view.id === id);
    for (const [key, text] of Object.entries(chosen?.filters ?? {})) next.set(key, text);
    setParams(next);
  };
  return (
    <div className="page-tabs">
      <Tabs label="Inventory" tabs={views} value={inSight?.id} onValueChange={go} end={end} />
    </div>
  );
}
