import { fieldComponents } from "@o2r/forms/fields";
import type { FieldProps } from "@o2r/forms/react";
import { IconButton } from "@o2r/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Deferred } from "../deferred.tsx";
import { useMay } from "../use-may.ts";
import { phone, useMedia } from "../use-media.ts";

const { select: Select } = fieldComponents;

const loadDialog = async () => (await import("./option-dialog.tsx")).OptionDialog;

/** A select; beside one that is filled from a master list a plus button, for those who may add to it. */
export function MasterSelect(props: FieldProps) {
  const { field, state, change } = props;
  const mayAdd = useMay("masterOption.write");
  const isPhone = useMedia(phone);
  const [isAdding, setIsAdding] = useState(false);
  const [round, setRound] = useState(0);
  if (Select === undefined) return null;
  const category = field.kind === "select" && "source" in field.options ? field.options.source : undefined;
  if (category === undefined || !mayAdd || state.readOnly) return <Select {...props} />;

  const added = (value: string) => {
    change(value);
    setRound((count) => count + 1);
  };
  return (
    <>
      <Select
        {...props}
        round={round}
        beside={
          <IconButton
            icon={Plus}
            label={`Add a new option to ${field.label}`}
            size={isPhone ? "touch" : "md"}
            disabled={!state.enabled}
            aria-haspopup="dialog"
            onClick={() => setIsAdding(true)}
          />
        }
      />
      {isAdding && (
        <Deferred load={loadDialog} props={{ category, onAdded: added, onClose: () => setIsAdding(false) }} />
      )}
    </>
  );
}
