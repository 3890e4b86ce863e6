import { savedViewEndpoints, longestViewName, type SavedView } from "@o2r/api/contract/insight";
import { useMutation } from "@o2r/api/react";
import { Button, Checkbox, FormField, Icon, IconButton, Input, notify, Spinner } from "@o2r/ui";
import { Check, Trash2 } from "lucide-react";
import { useState } from "react";
import { NotLoaded } from "../../not-loaded.tsx";
import { useMay } from "../../use-may.ts";
import { failureText } from "../list-instead.tsx";
import type { ListViewsProps } from "./list-tools.types.ts";
import { listOf, useViews } from "./use-views.ts";
import "./views-panel.css";

export interface ViewsPanelProps extends ListViewsProps {
  /** Closes the panel. */
  readonly onDone: () => void;
}

/** The saved views of a list: goes to one, keeps the present one under a name, and deletes what is one's own. */
export function ViewsPanel({ noun, onDone, ...of }: ViewsPanelProps) {
  const list = listOf(of);
  const { views, error, retry, here, isHere, choose: go, density } = useViews(of);
  const save = useMutation(savedViewEndpoints.save);
  const remove = useMutation(savedViewEndpoints.remove);
  const mayShare = useMay("view.share");
  const [name, setName] = useState("");
  const [shared, setShared] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const choose = (view?: SavedView) => {
    go(view);
    onDone();
  };
  const keep = async () => {
    if (name.trim() === "") return setRefusal("A view needs a name");
    const { error: failed } = await save.run({ body: { list, name: name.trim(), shared, query: here, density } });
    setRefusal(failed && failureText(failed));
    if (failed === undefined) {
      notify({ kind: "success", title: `View “${name.trim()}” saved` });
      onDone();
    }
  };
  const drop = async ({ id, version: _, ...view }: SavedView) => {
    const { error: failed } = await remove.run({ params: { id } });
    if (failed !== undefined) return;
    notify({
      title: `View “${view.name}” deleted`,
      duration: 6000,
      action: { label: "Undo", onPress: () => void save.run({ body: { list, ...view } }) },
    });
  };

  const line = (view: SavedView) => {
    const current = isHere(view);
    return (
      <li key={view.id}>
        <button type="button" aria-current={current} onClick={() => choose(view)}>
          <span className="o2r-clip">{view.name}</span>
          {current && <Icon as={Check} />}
        </button>
        {(!view.shared || mayShare) && (
          <IconButton size="sm" icon={Trash2} label={`Delete the view ${view.name}`} onClick={() => void drop(view)} />
        )}
      </li>
    );
  };
  const own = views?.filter((view) => !view.shared) ?? [];
  const common = views?.filter((view) => view.shared) ?? [];

  return (
    <div className="views-panel">
      {error !== undefined && <NotLoaded what="views" error={error} onRetry={retry} />}
      {views === undefined && error === undefined && <Spinner label="Loading" />}
      <ul aria-label="Views">
        <li>
          <button type="button" aria-current={isHere(undefined)} onClick={() => choose()}>
            All {noun.many}
            {isHere(undefined) && <Icon as={Check} />}
          </button>
        </li>
        {own.map(line)}
      </ul>
      {common.length > 0 && (
        <>
          <h2>Shared with everybody</h2>
          <ul aria-label="Shared views">{common.map(line)}</ul>
        </>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <FormField label="Save what is shown as" error={refusal}>
          <Input
            name="name"
            maxLength={longestViewName}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </FormField>
        {mayShare && <Checkbox label="Share with everybody" checked={shared} onChange={() => setShared(!shared)} />}
        <Button type="submit" size="sm" loading={save.running}>
          Save view
        </Button>
      </form>
    </div>
  );
}
