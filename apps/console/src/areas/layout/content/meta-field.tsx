import { sparesLine } from "@o2r/api/react";
import { FieldFrame, fieldComponents } from "@o2r/forms/fields";
import type { FieldProps } from "@o2r/forms/react";
import { useEffect, useState, type ComponentType, type FocusEvent } from "react";
import "./meta-editor.css";

/** Between two tries, in milliseconds. */
const pause = 3000;

let come: ComponentType<FieldProps> | undefined;

/** The editor once its code is there. It is asked for from when it is wanted, until it comes. */
const useEditor = (isWanted: boolean): ComponentType<FieldProps> | undefined => {
  const [Editor, setEditor] = useState(() => come);
  useEffect(() => {
    if (!isWanted || Editor !== undefined) return undefined;
    let left = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const fetchCode = (): void => {
      import("./meta-editor.tsx").then(
        ({ MetaEditor }) => {
          come = MetaEditor;
          if (!left) setEditor(() => MetaEditor);
        },
        () => void (left || (again = setTimeout(fetchCode, pause))),
      );
    };
    fetchCode();
    return () => {
      left = true;
      clearTimeout(again);
    };
  }, [isWanted, Editor]);
  return Editor;
};

const PlainText = fieldComponents.textarea;

/**
 * A text of JSON in an editor, which is large: until its code is there the field is a plain one, and stays so for as long as
 * somebody types in it. On a slow line it is fetched when the field is gone to.
 */
export function MetaField(props: FieldProps) {
  const [isAtWork, setAtWork] = useState(false);
  const [isWanted, setWanted] = useState(() => !sparesLine());
  const Editor = useEditor(isWanted);
  if (Editor !== undefined && !isAtWork)
    return (
      <FieldFrame of={props} group>
        {/* oxlint-disable-next-line react/static-components -- it is a component of its own file, that has come */}
        <Editor {...props} />
      </FieldFrame>
    );
  const begin = () => {
    setAtWork(true);
    setWanted(true);
  };
  const end = ({ currentTarget, relatedTarget }: FocusEvent) => setAtWork(currentTarget.contains(relatedTarget));
  return (
    <div className="meta-plain" onFocus={begin} onBlur={end}>
      {PlainText && <PlainText {...props} />}
    </div>
  );
}
