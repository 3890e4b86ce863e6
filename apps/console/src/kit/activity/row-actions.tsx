import type { AnyEndpoint } from "@o2r/api/contract/core";
import { MenuButton } from "@o2r/ui/overlays";
import { CircleCheck, CirclePause, Copy } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { phone, useMedia } from "../use-media.ts";
import { activate } from "./activate.ts";
import { DeactivateDialog } from "./deactivate-dialog.tsx";
import { useActivity, type SwitchedRow } from "./use-activity.ts";

export interface RowActionsProps {
  readonly row: SwitchedRow;
  readonly name: string;
  readonly setActive: AnyEndpoint;
  /** Where the thing's list stands. */
  readonly path: string;
  /** What switching it off means: the rest of a sentence that begins with its name. */
  readonly consequence: string;
  /** What else is to be known before it is switched off. */
  readonly warning?: ReactNode;
}

/** What can be done with an open row beside saving it: copy it, switch it on or off. */
export function RowActions({ row, name, setActive, path, consequence, warning }: RowActionsProps) {
  const navigate = useNavigate();
  const isPhone = useMedia(phone);
  const activity = useActivity(setActive);
  const [leaving, setLeaving] = useState<SwitchedRow>();
  return (
    <>
      <MenuButton
        label="More actions"
        size={isPhone ? "touch" : "md"}
        items={[
          {
            id: "copy",
            label: "Duplicate",
            icon: Copy,
            onSelect: () => void navigate(`${path}/new?from=${row.id}`),
          },
          row.active
            ? { id: "off", label: "Deactivate", icon: CirclePause, onSelect: () => setLeaving(row) }
            : {
                id: "on",
                label: "Activate",
                icon: CircleCheck,
                onSelect: () => void activate(activity, row, name),
              },
        ]}
      />
      <DeactivateDialog row={leaving} name={name} activity={activity} onClose={() => setLeaving(undefined)}>
        <b>{name}</b> {consequence}
        {leaving && warning}
      </DeactivateDialog>
    </>
  );
}
