import { Tabs } from "@o2r/ui";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import "./page-tabs.css";

export interface PageTab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

/** The tab that the address names (`?tab=…`), the first one otherwise, and how to go to another. */
export const usePageTab = <const Id extends string>(
  tabs: readonly [PageTab<Id>, ...PageTab<Id>[]],
): readonly [Id, (tab: string) => void] => {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const named = tabs.find(({ id }) => id === params.get("tab"))?.id ?? first.id;
  return [named, (tab) => setParams(tab === first.id ? {} : { tab })];
};

export interface PageTabsProps {
  /** Name of the row of tabs, such as what the page shows. */
  readonly label: string;
  readonly tabs: readonly [PageTab, ...PageTab[]];
  /** Id of the element that the tabs change. */
  readonly panel?: string | undefined;
}

/** The tab that was pressed, while the page that it belongs to is being put in the place of another. */
let pressed: string | undefined;

/** The tabs of one thing's page; the address names the one in sight. */
export function PageTabs({ label, tabs, panel }: PageTabsProps) {
  const [tab, setTab] = usePageTab(tabs);
  const row = useRef<HTMLDivElement>(null);
  const go = (next: string) => {
    pressed = next;
    setTab(next);
  };
  useEffect(() => {
    // Where the row is wider than the screen, the one that the address names comes into sight.
    row.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab]);
  useEffect(() => {
    // The tab that was pressed may have gone with its page; the same one stands here.
    if (pressed === tab) row.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
    pressed = undefined;
  }, [tab]);
  return (
    <div ref={row} className="page-tabs">
      <Tabs label={label} tabs={tabs} value={tab} onValueChange={go} panel={panel} />
    </div>
  );
}
