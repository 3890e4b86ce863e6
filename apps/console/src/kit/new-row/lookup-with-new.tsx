import { fieldComponents } from "@o2r/forms/fields";
import type { FieldComponents, FieldProps } from "@o2r/forms/react";
import { IconButton } from "@o2r/ui";
import { Plus } from "lucide-react";
import { useState, type ComponentType } from "react";
import { Deferred } from "../deferred.tsx";
import { formComponents } from "../form/form-components.ts";
import { useMay } from "../use-may.ts";
import type { NewRow } from "./new-row.ts";

const { lookup: Lookup } = fieldComponents;

const loadDialog = async () => (await import("./new-row-dialog.tsx")).NewRowDialog;

/**
 * How a form is drawn in which a look-up has a plus button that makes a new row of what it names, for those who may. The
 * form stays as it stands below the dialog. By the name of the source.
 */
export const componentsWithNew = (rows: Readonly<Record<string, NewRow>>): FieldComponents => {
  function LookupWithNew(props: FieldProps) {
    const { field } = props;
    const row = field.kind === "lookup" && "source" in field.options ? rows[field.options.source] : undefined;
    if (Lookup === undefined) return null;
    return row === undefined ? (
      <Lookup {...props} />
    ) : (
      <WithNew row={row} lookup={Lookup} components={components} {...props} />
    );
  }
  // What is made may itself name something new.
  const components: FieldComponents = { ...formComponents, lookup: LookupWithNew };
  return components;
};

interface WithNewProps extends FieldProps {
  readonly row: NewRow;
  readonly lookup: ComponentType<FieldProps>;
  readonly components: FieldComponents;
}

function WithNew({ row, lookup: Plain, components, ...props }: WithNewProps) {
  const mayAdd = useMay(row.permission);
  const [isAdding, setIsAdding] = useState(false);
  const { state, change } = props;
  if (!mayAdd || state.readOnly) return <Plain {...props} />;
  return (
    <>
      <Plain
        {...props}
        beside={
          <IconButton
            icon={Plus}
            label={`Add a new ${row.one}`}
            disabled={!state.enabled}
            aria-haspopup="dialog"
            onClick={() => setIsAdding(true)}
          />
        }
      />
      {isAdding && (
        <Deferred load={loadDialog} props={{ row, components, onAdded: change, onClose: () => setIsAdding(false) }} />
      )}
    </>
  );
}
