import { Button } from "@o2r/ui";
import { Popover } from "@o2r/ui/overlays";
import { ChevronDown } from "lucide-react";
import { Deferred } from "../../deferred.tsx";
import type { ListViewsProps } from "./list-tools.types.ts";

const loadPanel = () => import("./views-panel.tsx").then(({ ViewsPanel }) => ViewsPanel);

/** Switches between the saved views of a list. Their code comes when it is opened. */
export function ListViews(props: ListViewsProps) {
  return (
    <Popover
      side="bottom"
      width={300}
      label="Views"
      trigger={
        <Button variant="ghost" size="sm" endIcon={ChevronDown}>
          Views
        </Button>
      }
    >
      {(close) => <Deferred load={loadPanel} props={{ ...props, onDone: close }} />}
    </Popover>
  );
}
