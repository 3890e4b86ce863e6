import { useState } from "react";
import { Button } from "../button/button.tsx";
import { codeViewEnglish } from "../code-view/code-view-labels.ts";
import "../code-view/code-view.css";
import { CopyButton } from "../code-view/copy-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { readNode, toJsonText } from "./json-node.ts";
import "./json-view.css";
import type { JsonViewLabels, JsonViewProps } from "./json-view.types.ts";
import { formatNumber } from "../money/format-money.ts";

const english: JsonViewLabels = {
  ...codeViewEnglish,
  items: (count) => (count === 1 ? "1 item" : `${formatNumber(count)} items`),
  keys: (count) => (count === 1 ? "1 key" : `${formatNumber(count)} keys`),
  more: (count) => `${formatNumber(count)} more`,
  circular: "contains itself",
};

/** How many members of a long list are drawn at first, and added by each press. */
const portion = 100;

interface NodeProps {
  /** Key in an object; places of a list are not named. */
  name: string | undefined;
  value: unknown;
  ancestors: readonly object[];
  openLevels: number;
  words: JsonViewLabels;
}

function Node({ name, value, ancestors, openLevels, words }: NodeProps) {
  const [shown, setShown] = useState(portion);
  const level = ancestors.length;
  const [open, setOpen] = useState(level < openLevels);
  const node = readNode(value, ancestors);
  const key = name !== undefined && (
    <>
      <span data-kind="key">{name}</span>
      <span className="o2r-json-colon">: </span>
    </>
  );
  if (node.kind !== "list" && node.kind !== "object")
    return (
      <div className="o2r-json-leaf">
        {key}
        {node.kind === "circular" ? <i>{words.circular}</i> : <span data-kind={node.kind}>{node.text}</span>}
      </div>
    );
  const { kind, members } = node;
  const count = kind === "list" ? words.items(members.length) : words.keys(members.length);
  const brackets = kind === "list" ? "[]" : "{}";
  if (members.length === 0)
    return (
      <div className="o2r-json-leaf">
        {key}
        {brackets}
      </div>
    );
  // Only a list or an object has members.
  const inside = [...ancestors, value as object];
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {key}
        {brackets[0]}
        <span className="o2r-json-count">{count}</span>
        {brackets[1]}
      </summary>
      {open && (
        <div className="o2r-json-members">
          {members.slice(0, shown).map((member) => (
            <Node
              key={member.key}
              name={kind === "list" ? undefined : member.key}
              value={member.value}
              ancestors={inside}
              openLevels={openLevels}
              words={words}
            />
          ))}
          {members.length > shown && (
            <Button size="sm" variant="link" onClick={() => setShown(shown + portion)}>
              {words.more(members.length - shown)}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

/** A value that can be unfolded, level by level. */
export function JsonView({ label, value, openLevels = 2, maxHeight = 400, labels }: JsonViewProps) {
  const words = useLabels("jsonView", english, labels);
  return (
    <figure className="o2r-code o2r-json" aria-label={label}>
      <div className="o2r-code-tools">
        <CopyButton text={toJsonText(value)} words={words} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className="o2r-json-tree" style={{ maxBlockSize: maxHeight }} tabIndex={0}>
        <Node name={undefined} value={value} ancestors={[]} openLevels={openLevels} words={words} />
      </div>
    </figure>
  );
}
