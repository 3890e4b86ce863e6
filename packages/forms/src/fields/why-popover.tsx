import { IconButton } from "@o2r/ui";
import { Popover } from "@o2r/ui/overlays";
import { CircleQuestionMark } from "lucide-react";
import { explain } from "../explain/explain.ts";
import { useFieldState } from "../react/use-field.ts";
import type { WhyProps } from "./why.tsx";
import "./why.css";

/** The default export is for `React.lazy`, which takes no other. */
// oxlint-disable-next-line import/no-default-export
export default function WhyPopover({ form, name }: WhyProps) {
  const { required, enabled, readOnly } = useFieldState(form, name);
  const field = form.definition.fields[name];
  const title = !enabled
    ? "Why is this closed?"
    : readOnly
      ? "Why is this read-only?"
      : required
        ? "Why is this required?"
        : "About this field";
  return (
    <span className="o2r-why">
      <Popover
        label={title}
        trigger={<IconButton size="sm" icon={CircleQuestionMark} label={`${title} ${field?.label ?? ""}`.trim()} />}
      >
        <p className="o2r-why-title">{title}</p>
        {field?.why !== undefined && <p className="o2r-why-text">{field.why}</p>}
        <Sentences form={form} name={name} />
      </Popover>
    </span>
  );
}

/** Asked when it opens, so that the words are those of this moment. */
function Sentences({ form, name }: WhyProps) {
  return (
    <ul className="o2r-why-reasons">
      {explain(form.engine, name).sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
