import { useEndpoint } from "@o2r/api/react";
import {
  chatConnectionEndpoints,
  comparisons,
  flowBounds,
  ticketTopics,
  type DrawnFlow,
  type DrawnNode,
  type Port,
} from "@o2r/api/contract/engagement";
import { Button, FormField, IconButton, Input, NativeSelect, Switch, Textarea } from "@o2r/ui";
import { Play, Plus, Trash2 } from "lucide-react";
import { withTemplate } from "./editing.ts";
import { kindText } from "./flow-words.ts";
import { PutCondition, PutTemplate } from "./put-in.tsx";

interface NodeFieldsProps {
  readonly flow: DrawnFlow;
  readonly node: DrawnNode;
  /** Puts another in its place; typing into one field is one change. */
  readonly onChange: (node: DrawnNode, key?: string) => void;
  readonly onRemove: () => void;
  /** Shows the chat that is tried instead, where both have no room. */
  readonly onTry: () => void;
}

type Change<Node> = (part: Partial<Node>, key?: string) => void;
type Kind<K extends DrawnNode["kind"]> = Extract<DrawnNode, { kind: K }>;

/** A name that answers are kept under, as it may be. */
const nameOf = (typed: string): string => typed.replaceAll(/\W+/g, "_").slice(0, 30);

/** A path as it may be: it begins with a slash, and holds neither spaces nor a part that servers never see. */
const pathOf = (typed: string): string => `/${typed.replace(/^\/+/, "").replaceAll(/[\s#]+/g, "")}`;

/** What a node says, asks or decides. */
export function NodeFields({ flow, node, onChange, onRemove, onTry }: NodeFieldsProps) {
  const title = (value: string) => onChange({ ...node, title: value }, `title ${node.id}`);
  return (
    <>
      <header>
        <h2>{kindText(node.kind)}</h2>
        <IconButton icon={Trash2} label={`Remove ${node.title}`} onClick={onRemove} />
        <span className="flow-swap">
          <Button size="sm" icon={Play} onClick={onTry}>
            Try it
          </Button>
        </span>
      </header>
      <div className="workbench-scroll flow-fields">
        <FormField label="Name" required>
          <Input
            name="title"
            maxLength={flowBounds.title}
            value={node.title}
            onChange={({ currentTarget: { value } }) => title(value)}
            // A node without a name could not be told from others.
            onBlur={() => node.title.trim() === "" && title(kindText(node.kind))}
          />
        </FormField>
        {"text" in node && <PutTemplate onPut={(template) => onChange(withTemplate(node, template))} />}
        {"text" in node && (
          <FormField label="Text" help="{owner}, {shop} and the names of answers in braces are filled in.">
            <Textarea
              name="text"
              rows={4}
              maxLength={flowBounds.text}
              value={node.text}
              onChange={({ currentTarget: { value } }) => onChange({ ...node, text: value }, `text ${node.id}`)}
            />
          </FormField>
        )}
        {node.kind === "MESSAGE" && (
          <Switch
            label="The chat ends here"
            name="ends"
            checked={node.ends}
            onChange={({ currentTarget: { checked } }) => onChange({ ...node, ends: checked, next: null })}
          />
        )}
        {node.kind === "QUESTION" && (
          <Question node={node} change={(part, key) => onChange({ ...node, ...part }, key)} />
        )}
        {node.kind === "CONDITION" && (
          <Condition flow={flow} node={node} change={(part, key) => onChange({ ...node, ...part }, key)} />
        )}
        {node.kind === "API" && <Connection node={node} change={(part, key) => onChange({ ...node, ...part }, key)} />}
        {node.kind === "HAND_OFF" && (
          <FormField label="Topic of the ticket">
            <NativeSelect
              name="topic"
              options={ticketTopics}
              value={node.topic}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...node, topic: ticketTopics.find((one) => one.value === value)?.value ?? "OTHER" })
              }
            />
          </FormField>
        )}
      </div>
    </>
  );
}

interface PartProps<K extends DrawnNode["kind"]> {
  readonly node: Kind<K>;
  readonly change: Change<Kind<K>>;
}

function Question({ node, change }: PartProps<"QUESTION">) {
  const { id, keep, choices } = node;
  const relabel = (at: number, label: string) =>
    change({ choices: choices.map((one, index) => (index === at ? { ...one, label } : one)) }, `choice ${id} ${at}`);
  const add = () => {
    const next: Port = null;
    change({ choices: [...choices, { label: `Choice ${choices.length + 1}`, next }], next });
  };
  return (
    <>
      <FormField label="The answer is kept as" help="Letters, digits and underscores.">
        <Input
          name="keep"
          value={keep}
          onChange={({ currentTarget: { value } }) => change({ keep: nameOf(value) }, `keep ${id}`)}
          onBlur={() => keep === "" && change({ keep: "answer" })}
        />
      </FormField>
      <fieldset className="flow-choices">
        <legend>Choices</legend>
        {choices.length === 0 && <p className="workbench-muted">Without choices any text is an answer.</p>}
        {choices.map(({ label }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a choice is known by its place
          <div key={at}>
            <Input
              aria-label={`Choice ${at + 1}`}
              maxLength={flowBounds.choice}
              value={label}
              onChange={({ currentTarget: { value } }) => relabel(at, value)}
              onBlur={() => label.trim() === "" && relabel(at, `Choice ${at + 1}`)}
            />
            <IconButton
              icon={Trash2}
              label={`Remove choice ${at + 1}`}
              onClick={() => change({ choices: choices.filter((_, index) => index !== at) })}
            />
          </div>
        ))}
        <Button size="sm" icon={Plus} disabled={choices.length >= flowBounds.choices} onClick={add}>
          Add choice
        </Button>
      </fieldset>
    </>
  );
}

/** What outside is asked, and what its answer is kept as. */
function Connection({ node, change }: PartProps<"API">) {
  const { id, connection, path, keep } = node;
  const { data } = useEndpoint(chatConnectionEndpoints.lookup, { query: { query: "", size: 50 } });
  const names = data?.content.map(({ name }) => name) ?? [];
  // One that was switched off since stays named, so that nobody loses it by opening the node.
  const options = [...new Set(["", ...names, connection])].map((value) => ({ value, label: value || "Choose one" }));
  return (
    <>
      <FormField label="Connection">
        <NativeSelect
          name="connection"
          options={options}
          value={connection}
          onChange={({ currentTarget: { value } }) => change({ connection: value })}
        />
      </FormField>
      <FormField label="Path" help="Stands after its address. The names of answers in braces are filled in.">
        <Input
          name="path"
          maxLength={flowBounds.value}
          value={path}
          onChange={({ currentTarget: { value } }) => change({ path: pathOf(value) }, `path ${id}`)}
        />
      </FormField>
      <FormField label="The answer is kept as" help="Letters, digits and underscores.">
        <Input
          name="keep"
          value={keep}
          onChange={({ currentTarget: { value } }) => change({ keep: nameOf(value) }, `keep ${id}`)}
          onBlur={() => keep === "" && change({ keep: "answer" })}
        />
      </FormField>
    </>
  );
}

function Condition({ flow, node, change }: PartProps<"CONDITION"> & { readonly flow: DrawnFlow }) {
  const asked = flow.nodes.flatMap((one) => (one.kind === "QUESTION" || one.kind === "API" ? [one.keep] : []));
  const names = [...new Set([...asked, "owner", "shop", node.value])];
  const is = (value: string) => comparisons.find((one) => one.value === value)?.value ?? "IS";
  return (
    <>
      <PutCondition onPut={change} />
      <FormField label="Value">
        <NativeSelect
          name="value"
          options={names.map((value) => ({ value, label: value }))}
          value={node.value}
          onChange={({ currentTarget: { value } }) => change({ value })}
        />
      </FormField>
      <FormField label="Comparison">
        <NativeSelect
          name="is"
          options={comparisons}
          value={node.is}
          onChange={({ currentTarget: { value } }) => change({ is: is(value) })}
        />
      </FormField>
      <FormField label="Than">
        <Input
          name="than"
          maxLength={flowBounds.value}
          value={node.than}
          onChange={({ currentTarget: { value } }) => change({ than: value }, `than ${node.id}`)}
        />
      </FormField>
    </>
  );
}
