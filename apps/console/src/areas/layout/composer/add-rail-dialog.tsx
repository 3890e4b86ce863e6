import { lookupNamed, lookupSize, wordOf } from "@o2r/api/contract/core";
import { railEndpoints, railTypes, type ShownRail } from "@o2r/api/contract/layout";
import { useClient } from "@o2r/api/react";
import { Banner, Button, buttonLook, FormField } from "@o2r/ui";
import { Combobox, Dialog } from "@o2r/ui/overlays";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { railAt } from "../rail/rail-words.ts";

export interface AddRailDialogProps {
  /** The rail after which it will stand; undefined for the end of the page. */
  readonly after: string | undefined;
  readonly onAdd: (rail: ShownRail) => void;
  readonly onClose: () => void;
}

/** Finds a rail by name and puts it onto the page. */
export function AddRailDialog({ after, onAdd, onClose }: AddRailDialogProps) {
  const client = useClient();
  const [refused, setRefused] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const find = useMemo(
    () => async (query: string, signal: AbortSignal) => {
      const input = { query: { query, size: lookupSize } };
      const { payload, error } = await client.call(lookupNamed("rail"), input, { signal, quiet: true });
      if (error !== undefined) throw new Error(error.message);
      return payload.content.map(({ id, name, railType }) => ({
        value: id,
        label: String(name),
        detail: wordOf(railTypes, String(railType)) ?? String(railType),
      }));
    },
    [client],
  );
  const add = async (id: string) => {
    setAdding(true);
    const { payload, error } = await client.call(railEndpoints.shown, { params: { id } }, { quiet: true });
    setAdding(false);
    if (error === undefined) onAdd(payload);
    else setRefused(error.message);
  };
  return (
    <Dialog
      open
      size="sm"
      title="Add rail"
      loading={isAdding}
      onClose={onClose}
      footer={
        <>
          <Link to={railAt.new} {...buttonLook({ variant: "link" })}>
            Make a new rail
          </Link>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      {refused !== undefined && <Banner tone="danger" title={refused} />}
      <FormField
        label="Rail"
        help={after === undefined ? "It will stand at the end of the page." : `It will stand after ${after}.`}
      >
        <Combobox
          name="rail"
          placeholder="Find a rail by name"
          options={find}
          value={null}
          clearable={false}
          onValueChange={(chosen) => chosen && void add(chosen.value)}
        />
      </FormField>
    </Dialog>
  );
}
