import { useLabels } from "../labels/labels.tsx";
import { codeViewEnglish } from "./code-view-labels.ts";
import "./code-view.css";
import type { CodeViewProps } from "./code-view.types.ts";
import { CopyButton } from "./copy-button.tsx";
import { jsonTokens } from "./json-tokens.ts";

/** Colouring every word of more than this costs more than it tells. */
const mostColoured = 200_000;

function Line({ text, coloured }: { text: string; coloured: boolean }) {
  if (!coloured) return text;
  let at = 0;
  return jsonTokens(text).map(({ kind, text: part }) => {
    const key = (at += part.length);
    return kind === "plain" ? (
      part
    ) : (
      <span key={key} data-kind={kind}>
        {part}
      </span>
    );
  });
}

/** A text for machines, as it is: a rule, an answer of the service, a log. */
export function CodeView(props: CodeViewProps) {
  const { label, language = "text", numbered = false, wrap = false, maxHeight = 400 } = props;
  const code = props.code ?? "";
  const words = useLabels("codeView", codeViewEnglish, props.labels);
  const coloured = language === "json" && code.length <= mostColoured;
  const lines = code.split("\n").map((text, index) => ({ text, place: index + 1 }));
  return (
    <figure className="o2r-code" aria-label={label} data-wrap={wrap || undefined}>
      <div className="o2r-code-tools">
        <CopyButton text={code} words={words} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <pre style={{ maxBlockSize: maxHeight }} tabIndex={0} data-numbered={numbered || undefined}>
        <code>
          {lines.map(({ text, place }) => (
            <span key={place} className="o2r-code-line">
              <Line text={text} coloured={coloured} />
              {place < lines.length && "\n"}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
