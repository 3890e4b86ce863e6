import { Tabs } from "@o2r/ui";
import { ListViews } from "./list-views.tsx";
import type { ListViewsProps } from "./list-tools.types.ts";
import { useViews } from "./use-views.ts";

/** Views that stand beside each other; the others are in the menu at the end. */
const most = 5;

export interface ViewTabsProps extends ListViewsProps {
  /** Whether the rows have come: views are not asked for before. */
  readonly ready: boolean;
}

/** The saved views of a list as tabs above it: the one that is shown is seen by its name. */
export function ViewTabs({ ready, ...props }: ViewTabsProps) {
  const { views = [], isHere, choose } = useViews(props, ready);
  const current = views.find(isHere);
  const first = views.slice(0, most);
  const beside = current === undefined || first.includes(current) ? first : [...first.slice(0, most - 1), current];
  const { noun } = props;
  return (
    <Tabs
      label={`Views of ${noun.many}`}
      tabs={[{ id: "", label: `All ${noun.many}` }, ...beside.map(({ id, name }) => ({ id, label: name }))]}
      value={isHere(undefined) ? "" : current?.id}
      onValueChange={(id) => choose(views.find((view) => view.id === id))}
      end={<ListViews {...props} />}
    />
  );
}
