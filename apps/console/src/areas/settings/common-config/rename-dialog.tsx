import { masterOptionEndpoints, masterOptionForm, type ConfiguredOption } from "@o2r/api/contract/catalogue";
import { useMutation } from "@o2r/api/react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";

interface RenameDialogProps {
  readonly option: ConfiguredOption;
  readonly onClose: () => void;
}

/** Calls an option otherwise. Rows hold its value, which stays. */
export function RenameDialog({ option: { id, version, label, value }, onClose }: RenameDialogProps) {
  const { run } = useMutation(masterOptionEndpoints.rename);
  return (
    <ActDialog
      definition={masterOptionForm}
      size="sm"
      title={`Rename ${label}`}
      lead={
        <>
          Its value <span className="o2r-mono">{value}</span> stays, and so does everything that names it.
        </>
      }
      submit="Rename"
      initial={{ name: label }}
      act={(body) => run({ params: { id }, body }, { version })}
      done={() => "Option renamed"}
      onClose={onClose}
    />
  );
}
