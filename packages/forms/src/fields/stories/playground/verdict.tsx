import { Badge, Banner, Card, CodeView } from "@o2r/ui";
import { useEffect, useState } from "react";
import type { Engine, RawValues, Registry } from "../../../index.ts";
import { explainSave } from "../../../explain/index.ts";
import { type Submission, validateSubmission } from "../../../server/index.ts";

/** All that stands in the form, hidden or not: what a client without an engine would send. */
export const bodyOf = ({ definition, raw }: Engine): RawValues =>
  Object.fromEntries(Object.keys(definition.fields).map((name) => [name, raw(name)]));

type Facts = Readonly<Record<string, string>>;
type Said = Submission<RawValues> & { readonly why: readonly string[] };

/** Judged again after each change, once typing rests; an older answer never replaces a newer one. */
const useVerdict = (engine: Engine, registry: Registry, facts: Facts): Said | string | undefined => {
  const [verdict, setVerdict] = useState<Said | string>();
  useEffect(() => {
    let asked = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const judge = async (): Promise<void> => {
      asked += 1;
      const own = asked;
      let said: Said | string;
      try {
        const submission = await validateSubmission(engine.definition, bodyOf(engine), { registry, facts });
        said = { ...submission, why: explainSave(engine).sentences };
      } catch (reason) {
        said = reason instanceof Error ? reason.message : String(reason);
      }
      if (own === asked) setVerdict(said);
    };
    const stop = engine.subscribeValues(() => {
      clearTimeout(rest);
      rest = setTimeout(() => void judge(), 100);
    });
    void judge();
    return () => {
      stop();
      clearTimeout(rest);
      asked = Infinity;
    };
  }, [engine, registry, facts]);
  return verdict;
};

interface VerdictProps {
  readonly engine: Engine;
  readonly registry: Registry;
  readonly facts: Facts;
}

/** What `validateSubmission` says of everything that stands in the form. */
export function Verdict({ engine, registry, facts }: VerdictProps) {
  const verdict = useVerdict(engine, registry, facts);
  const isSaid = typeof verdict === "object";
  return (
    <Card
      title="Verdict of the service"
      actions={isSaid && <Badge tone={verdict.ok ? "success" : "danger"}>{verdict.ok ? "Accepted" : "Refused"}</Badge>}
    >
      <div className="playground-said">
        {typeof verdict === "string" && <Banner tone="danger" title={verdict} />}
        {isSaid && <Answer said={verdict} />}
      </div>
    </Card>
  );
}

function Answer({ said }: { readonly said: Said }) {
  return (
    <>
      {said.errors.length > 0 && (
        <ul aria-label="Errors">
          {said.errors.map(({ field, message, code }) => (
            <li key={`${field} ${code}`}>
              <code>{field === "" ? "body" : field}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {!said.ok && (
        <ul aria-label="In sentences for staff">
          {said.why.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {said.dropped.length > 0 && <p>{`Left out: ${said.dropped.join(", ")}`}</p>}
      {said.ok && <CodeView label="Values to store" language="json" code={JSON.stringify(said.values, null, 2)} wrap />}
    </>
  );
}
