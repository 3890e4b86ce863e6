import type { FormDefinition } from "@o2r/forms";
import { Banner, Button, VisuallyHidden } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { GitCompareArrows } from "lucide-react";
import { useId, useState } from "react";
import { fieldText, type NameOf } from "../field-text.ts";
import type { Choice, Clash } from "./merge.ts";
import "./conflict-dialog.css";

export interface ConflictDialogProps {
  readonly definition: FormDefinition;
  /** What is being edited, such as `product`. */
  readonly noun: string;
  /** Who saved, and when: `Devika Sanyal saved at 10:39.` */
  readonly who: string;
  readonly clashes: readonly Clash[];
  readonly nameOf: NameOf;
  /** Goes back without deciding; nothing changes. */
  readonly onClose: () => void;
  /** Takes the choices over into the form; with `save` it is saved right away. */
  readonly onSettle: (choices: Readonly<Record<string, Choice>>, save: boolean) => void;
}

/**
 * Somebody else saved first: field by field what it was, what it is now, and what was typed here. Where only they
 * changed a field theirs is taken; where both did, a person chooses. What was typed here is the choice until then.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { definition, noun, who, clashes, nameOf, onClose, onSettle } = props;
  const group = useId();
  const disputed = clashes.filter((clash) => clash.disputed);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const choiceOf = (field: string): Choice => choices[field] ?? "yours";
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(disputed.map(({ field }) => [field, choice])));

  return (
    <Dialog
      open
      size="lg"
      title="Compare changes"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onSettle(choices, false)}>Back to the form</Button>
          <Button variant="primary" onClick={() => onSettle(choices, true)}>
            Save {noun}
          </Button>
        </>
      }
    >
      <div className="conflict">
        <Banner tone="warning" icon={GitCompareArrows} title={`This ${noun} changed while you edited`}>
          {who}
        </Banner>
        <div className="conflict-scroll">
          <table>
            <caption>
              <VisuallyHidden>Fields that were changed by someone else</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Before</th>
                <th scope="col">Theirs</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {clashes.map((clash) => (
                <ClashRow
                  key={clash.field}
                  clash={clash}
                  definition={definition}
                  nameOf={nameOf}
                  group={group}
                  choice={choiceOf(clash.field)}
                  onChoose={(choice) => setChoices({ ...choices, [clash.field]: choice })}
                />
              ))}
            </tbody>
          </table>
        </div>
        {disputed.length > 0 && (
          <div className="conflict-all">
            <Button size="sm" onClick={() => chooseAll("theirs")}>
              Take theirs
            </Button>
            <Button size="sm" onClick={() => chooseAll("yours")}>
              Keep mine
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface ClashRowProps {
  readonly clash: Clash;
  readonly definition: FormDefinition;
  readonly nameOf: NameOf;
  /** Tells the radio groups of two dialogs apart. */
  readonly group: string;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function ClashRow({ clash, definition, nameOf, group, choice, onChoose }: ClashRowProps) {
  const { field: name, before, theirs, yours, disputed } = clash;
  const field = definition.fields[name];
  if (field === undefined) return null;
  const text = (value: unknown): string => fieldText(name, field, value, nameOf);
  const option = (mine: Choice, value: unknown) => (
    <label data-chosen={choice === mine || undefined}>
      <input type="radio" name={`${group}-${name}`} checked={choice === mine} onChange={() => onChoose(mine)} />
      <span>
        <VisuallyHidden>{mine === "theirs" ? "Take theirs:" : "Keep mine:"} </VisuallyHidden>
        {text(value)}
      </span>
    </label>
  );
  return (
    <tr>
      <th scope="row">{field.label}</th>
      <td className="conflict-before">{text(before)}</td>
      {disputed ? (
        <>
          <td>{option("theirs", theirs)}</td>
          <td>{option("yours", yours)}</td>
        </>
      ) : (
        <>
          <td>{text(theirs)}</td>
          <td className="conflict-before">Not changed</td>
        </>
      )}
    </tr>
  );
}
