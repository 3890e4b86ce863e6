import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, linter, lintKeymap } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import type { FieldProps } from "@o2r/forms/react";
import { Button } from "@o2r/ui";
import { tags } from "@lezer/highlight";
import { useEffect, useRef, useState } from "react";
import { jsonFaultOf, type JsonFault } from "./json-fault.ts";

const message = "Input must be valid JSON data";

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--o2r-brand-fg)" },
  { tag: [tags.string, tags.number], color: "var(--o2r-success)" },
  { tag: [tags.bool, tags.null], color: "var(--o2r-warning)" },
]);

const faults = linter(
  (view) => {
    const fault = jsonFaultOf(view.state.doc.toString());
    if (fault === undefined) return [];
    const to = Math.min(view.state.doc.length, fault.at + 1);
    return [{ from: Math.min(fault.at, to), to, severity: "error" as const, message }];
  },
  { delay: 300 },
);

/** Tab leaves it, as it leaves every field: nobody is caught in it. */
export function MetaEditor({ field, form, name, id, state, change, leave }: FieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const own = useRef<string>(undefined);
  const [fault, setFault] = useState<JsonFault | undefined>(() => {
    const raw = form.engine.raw(name);
    return typeof raw === "string" ? jsonFaultOf(raw) : undefined;
  });
  const locked = !state.enabled || state.readOnly;
  const tell = useRef({ change, leave });
  useEffect(() => {
    tell.current = { change, leave };
  });

  useEffect(() => {
    const begin = form.engine.raw(name);
    const text = typeof begin === "string" ? begin : "";
    own.current = text;
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
    const editor = new EditorView({
      parent: host.current ?? document.body,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          history(),
          json(),
          indentOnInput(),
          bracketMatching(),
          syntaxHighlighting(colours),
          faults,
          lintGutter(),
          EditorState.readOnly.of(locked),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            id,
            "aria-label": field.label,
            "aria-multiline": "true",
            "aria-describedby": `${id}-error ${id}-help`,
          }),
          ...(nonce === undefined || nonce === "" ? [] : [EditorView.cspNonce.of(nonce)]),
          keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            own.current = update.state.doc.toString();
            setFault(jsonFaultOf(own.current));
            tell.current.change(own.current);
          }),
          EditorView.domEventHandlers({ blur: () => tell.current.leave() }),
        ],
      }),
    });
    view.current = editor;
    // What is put into the field from outside, such as a draft, shows as well.
    const stop = form.engine.subscribeValue(name, () => {
      const raw = form.engine.raw(name);
      const next = typeof raw === "string" ? raw : "";
      if (next !== own.current) editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: next } });
    });
    return () => {
      stop();
      editor.destroy();
    };
  }, [form, name, id, locked, field.label]);

  const goToFault = () => {
    if (fault === undefined) return;
    view.current?.dispatch({ selection: { anchor: fault.at }, scrollIntoView: true });
    view.current?.focus();
  };
  const layOut = () => {
    const editor = view.current;
    if (editor === null || fault !== undefined) return;
    const text = editor.state.doc.toString();
    if (text.trim() === "") return;
    const insert = JSON.stringify(JSON.parse(text), null, 2);
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert } });
  };

  return (
    <div className="meta-editor" data-invalid={state.error !== undefined || undefined}>
      <div ref={host} />
      <div className="meta-editor-foot">
        <output>
          {fault ? (
            <button type="button" className="meta-editor-fault" onClick={goToFault}>
              {message}: line {fault.line}, character {fault.column}
            </button>
          ) : (
            <span>{(field.kind === "textarea" && field.maxLength) || 0} characters at most</span>
          )}
        </output>
        {!locked && (
          <Button size="sm" variant="ghost" disabled={fault !== undefined} onClick={layOut}>
            Set out in lines
          </Button>
        )}
      </div>
    </div>
  );
}
