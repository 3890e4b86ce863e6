import type { RuleRow } from "@o2r/api/contract/core";
import type { Place } from "@o2r/api/contract/layout";
import { Button } from "@o2r/ui";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { later } from "../../../../kit/deferred.tsx";
import type { AudienceDialogProps } from "./audience-dialog.tsx";
import type { AudienceWordsProps } from "./audience-words.tsx";

const Asked = later<AudienceDialogProps>(async () => (await import("./audience-dialog.tsx")).AudienceDialog);
const Words = later<AudienceWordsProps>(async () => (await import("./audience-words.tsx")).AudienceWords);

interface AudienceFieldProps {
  readonly place: Place;
  /** Of the rail. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onChange: (audience: RuleRow[]) => void;
}

/** Which shops see a rail, by what is known of them. */
export function AudienceField({ place, name, disabled, onChange }: AudienceFieldProps) {
  const [open, setOpen] = useState(false);
  const { audience } = place;
  return (
    <div className="composer-audience">
      <h4>Audience</h4>
      {audience.length === 0 ? (
        <p className="workbench-muted">
          {place.hubs.length === 0 ? "Every shop, and whoever is not signed in." : "Every shop of these hubs."}
        </p>
      ) : (
        <Words rule={audience} />
      )}
      {!disabled && (
        <Button size="sm" icon={UsersRound} onClick={() => setOpen(true)}>
          {audience.length === 0 ? "Keep it to an audience" : "Change the audience"}
        </Button>
      )}
      {open && (
        <Asked
          name={name}
          audience={audience}
          onChange={(next) => {
            setOpen(false);
            onChange(next);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
