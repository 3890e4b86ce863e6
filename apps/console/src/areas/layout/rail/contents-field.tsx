import { layoutBounds } from "@o2r/api/contract/layout";
import { FieldFrame } from "@o2r/forms/fields";
import type { FieldProps } from "@o2r/forms/react";
import { IconButton } from "@o2r/ui";
import { Combobox } from "@o2r/ui/overlays";
import { useClient } from "@o2r/api/react";
import { lookupNamed, lookupSize } from "@o2r/api/contract/core";
import { X } from "lucide-react";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { foundOf, useLookupNames } from "../../../kit/lookups.ts";
import { SortableList } from "../../../kit/sortable/sortable-list.tsx";

const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];

/** The contents of a rail in their order: found by typing, moved by dragging or by keys. */
export function ContentsField(props: FieldProps) {
  const { form, name, id, state, change, leave } = props;
  const client = useClient();
  const subscribe = useCallback((told: () => void) => form.engine.subscribeValue(name, told), [form, name]);
  const ids = idsOf(useSyncExternalStore(subscribe, () => form.engine.raw(name)));
  const names = useLookupNames("/api/content", ids);
  const locked = !state.enabled || state.readOnly;
  const items = ids.map((one) => ({ id: one, name: names.get(one) ?? "…" }));
  const put = (next: readonly string[]) => {
    change(next);
    leave();
  };
  const find = useMemo(
    () => async (query: string, signal: AbortSignal) => {
      const { payload, error } = await client.call(
        lookupNamed("content"),
        { query: { query, size: lookupSize } },
        { signal, quiet: true },
      );
      if (error !== undefined) throw new Error(error.message);
      return payload.content.map(foundOf).map((one) => ({ value: one.id, label: one.name }));
    },
    [client],
  );
  return (
    <FieldFrame of={props} group>
      {!locked && (
        <Combobox
          id={id}
          aria-label="Add a content"
          options={find}
          value={null}
          clearable={false}
          placeholder={
            ids.length >= layoutBounds.contents
              ? `${layoutBounds.contents} contents, which is the most`
              : "Add a content by name"
          }
          disabled={ids.length >= layoutBounds.contents}
          onValueChange={(chosen) => chosen && !ids.includes(chosen.value) && put([...ids, chosen.value])}
        />
      )}
      <SortableList
        label="Contents"
        items={items}
        onMove={
          locked
            ? undefined
            : (moved, to) => {
                const rest = ids.filter((one) => one !== moved);
                put([...rest.slice(0, to), moved, ...rest.slice(to)]);
              }
        }
        onKey={({ key }, item) => {
          if (locked || key !== "Delete") return false;
          put(ids.filter((one) => one !== item.id));
          return true;
        }}
        draw={(item, index) => (
          <>
            <span className="rail-content-number">{index + 1}</span>
            <span className="rail-content-name">{item.name}</span>
            {!locked && (
              <IconButton
                icon={X}
                label={`Take ${item.name} out`}
                onClick={() => put(ids.filter((one) => one !== item.id))}
              />
            )}
          </>
        )}
      />
      {items.length > 1 && !locked && (
        <p className="rail-contents-hint">Drag a row, or press Alt with the arrows. Delete takes one out.</p>
      )}
    </FieldFrame>
  );
}
