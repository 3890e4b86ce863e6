import { useState } from "react";
import { FieldList } from "./field-list.tsx";
import { GraphView } from "./graph-view.tsx";
import type { Inspection } from "./inspect.ts";
import { PassView } from "./pass-view.tsx";
import { SubmissionView } from "./submission-view.tsx";
import { WhyView } from "./why-view.tsx";
import "./inspector.css";

const views = ["Why", "Graph", "Passes", "Submission"] as const;

export interface InspectionViewProps {
  readonly inspection: Inspection;
}

/** The panel itself, from plain data: it may stand in another window than the form. */
export function InspectionView({ inspection }: InspectionViewProps) {
  const [view, setView] = useState<(typeof views)[number]>("Why");
  const [selected, setSelected] = useState<string>();
  const { fields, passes } = inspection;
  const field = fields.find(({ name }) => name === selected) ?? fields[0];
  const show = (name: string): void => {
    setSelected(name);
    setView("Why");
  };
  return (
    <div className="o2r-inspector-room">
      <section className="o2r-inspector" aria-label={`Inspector of form ${inspection.id}`}>
        <header>
          <strong>{inspection.id}</strong>
          <span>{`version ${inspection.version} · ${fields.length} fields · ${inspection.changed} changed`}</span>
          <div className="o2r-inspector-views">
            {views.map((name) => (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
                {name}
              </button>
            ))}
          </div>
        </header>
        <FieldList fields={fields} selected={field?.name} onSelect={setSelected} />
        <div className="o2r-inspector-view">
          {view === "Why" && field && <WhyView inspection={inspection} field={field} onSelect={setSelected} />}
          {view === "Graph" && <GraphView inspection={inspection} selected={field?.name} onSelect={setSelected} />}
          {view === "Passes" && <PassView passes={passes} onSelect={show} />}
          {view === "Submission" && <SubmissionView inspection={inspection} onSelect={show} />}
        </div>
      </section>
    </div>
  );
}
