import {
  chatConditionEndpoints,
  chatTemplateEndpoints,
  type ChatCondition,
  type ChatTemplate,
  type Comparison,
} from "@o2r/api/contract/engagement";
import { useEndpoint } from "@o2r/api/react";
import { FormField, NativeSelect } from "@o2r/ui";

/** Of what is kept, what can be put in: by name, as many as a person can look through. */
const query = { q: "", sort: "name", size: 100, cursor: null, active: "true" } as const;

interface PutInProps<Row> {
  readonly label: string;
  readonly name: string;
  readonly rows: readonly Row[];
  readonly onPut: (row: Row) => void;
}

/** Chooses from what is kept once. It is put in and can be changed there: nothing is shown where nothing is kept. */
function PutIn<Row extends { readonly id: string; readonly name: string }>(props: PutInProps<Row>) {
  const { label, name, rows, onPut } = props;
  if (rows.length === 0) return null;
  return (
    <FormField label={label}>
      <NativeSelect
        name={name}
        options={[{ value: "", label: "Choose one" }, ...rows.map((row) => ({ value: row.id, label: row.name }))]}
        value=""
        onChange={({ currentTarget: { value } }) => {
          const row = rows.find(({ id }) => id === value);
          if (row !== undefined) onPut(row);
        }}
      />
    </FormField>
  );
}

interface PutConditionProps {
  readonly onPut: (asked: { readonly value: string; readonly is: Comparison; readonly than: string }) => void;
}

/** Puts a kept condition into a node. */
export function PutCondition({ onPut }: PutConditionProps) {
  const { data } = useEndpoint(chatConditionEndpoints.list, { query }, { quiet: true });
  return (
    <PutIn<ChatCondition>
      label="Put in a kept condition"
      name="keptCondition"
      rows={data?.content ?? []}
      onPut={({ value, comparison, than }) => onPut({ value, is: comparison, than })}
    />
  );
}

/** Puts a kept template into a node. */
export function PutTemplate({ onPut }: { readonly onPut: (template: ChatTemplate) => void }) {
  const { data } = useEndpoint(chatTemplateEndpoints.list, { query }, { quiet: true });
  return (
    <PutIn<ChatTemplate> label="Put in a kept template" name="keptTemplate" rows={data?.content ?? []} onPut={onPut} />
  );
}
