import { Badge, Banner, Button, Card, FormField, Inline, LiveRegion, NativeSelect, Textarea } from "@o2r/ui";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { RawValues } from "../../../index.ts";
import { examples, textOfExample, type ExampleName } from "./examples.ts";
import { Findings } from "./findings.tsx";
import { LiveForm } from "./live-form.tsx";
import { readDefinition, type Reading } from "./read-definition.ts";
import { hashOf, textOf } from "./share-link.ts";
import "./playground.css";

const names = Object.keys(examples) as readonly ExampleName[];
const [first = "An offer: conditions and comparisons"] = names;
/** Milliseconds of rest before what is typed is read. */
const rest = 250;

type Good = Extract<Reading, { readonly ok: true }>;

/** The text once typing rests, so that no half-written word is read. */
const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(rested);
};

/** The newest reading, and the last one that worked: its form stays while something is mistyped. */
const useReading = (text: string): { readonly reading: Reading; readonly good: Good | undefined } => {
  const reading = useMemo(() => readDefinition(text), [text]);
  const [good, setGood] = useState<Good>();
  if (reading.ok && good !== reading) setGood(reading);
  return { reading, good: reading.ok ? reading : good };
};

/** Calls back with what a link holds, now and whenever the address changes. */
const useLinked = (take: (text: string) => void, refuse: (problem: string) => void): void => {
  useEffect(() => {
    let isHere = true;
    const read = async (): Promise<void> => {
      const linked = await textOf(location.hash);
      if (!isHere || !linked) return;
      if (linked.ok) take(linked.text);
      else refuse(linked.problem);
    };
    const onHash = (): void => void read();
    onHash();
    addEventListener("hashchange", onHash);
    return () => {
      isHere = false;
      removeEventListener("hashchange", onHash);
    };
  }, [take, refuse]);
};

/**
 * Edits a definition as JSON, with the form that it makes beside it.
 *
 * @param address where a link leads, beside this page: one on which nothing plays, since that would write over what was shared
 */
export function Playground({ address }: { readonly address?: string | undefined }) {
  const [text, setText] = useState(() => textOfExample(first));
  const [example, setExample] = useState<string>(first);
  const [notice, setNotice] = useState("");
  const [facts, setFacts] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState<RawValues>({});
  const [links] = useState(() => ({
    take: (linked: string) => {
      setTyped({});
      setText(linked);
      setExample("");
      setNotice("Opened from a link.");
    },
  }));
  useLinked(links.take, setNotice);
  const { reading, good } = useReading(useRested(text));

  const choose = (name: string): void => {
    const chosen = names.find((one) => one === name);
    if (!chosen) return;
    setTyped({});
    setText(textOfExample(chosen));
    setExample(chosen);
    setFacts({});
    setNotice("");
  };
  const layOut = (): void => {
    try {
      setText(JSON.stringify(JSON.parse(text), null, 2));
    } catch {
      // What is wrong with it is said below the text.
    }
  };
  const share = async (): Promise<void> => {
    const here = new URL(location.href);
    here.hash = await hashOf(text);
    history.replaceState(history.state, "", here);
    const link = new URL(address ?? here, here);
    link.hash = here.hash;
    await navigator.clipboard.writeText(link.href).then(
      () => setNotice("Link copied. It holds the definition itself, and nothing of what was typed into the form."),
      () => setNotice("This browser does not let the page copy: the link stands in the address of this page."),
    );
  };

  return (
    <div className="playground">
      <div className="playground-side">
        <Card
          title="Definition"
          actions={<Badge tone={reading.ok ? "success" : "danger"}>{reading.ok ? "Works" : "Broken"}</Badge>}
        >
          <div className="playground-definition">
            <FormField label="Begin with">
              <NativeSelect
                options={names.map((name) => ({ value: name, label: name }))}
                value={example}
                placeholder={example === "" ? "Your own" : undefined}
                onChange={(event) => choose(event.target.value)}
              />
            </FormField>
            <FormField label="JSON" error={reading.ok ? undefined : reading.problem}>
              <Textarea
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setExample("");
                }}
                spellCheck={false}
                autoComplete="off"
                autoCapitalize="off"
              />
            </FormField>
            <Inline>
              <Button onClick={() => void share()}>Copy link</Button>
              <Button variant="ghost" onClick={layOut}>
                Set out
              </Button>
            </Inline>
            <LiveRegion>{notice}</LiveRegion>
            {notice !== "" && (
              <p className="playground-notice" aria-hidden>
                {notice}
              </p>
            )}
          </div>
        </Card>
        {good && <Findings findings={good.findings} />}
      </div>
      <div className="playground-side">
        {!reading.ok && good && (
          <Banner tone="warning" title="This is the last form that worked">
            It changes again once the definition does.
          </Banner>
        )}
        {good && Object.keys(good.facts).length > 0 && (
          <Card title="Facts">
            <Inline gap={16}>
              {Object.entries(good.facts).map(([fact, values]) => (
                <FormField key={fact} label={fact}>
                  <NativeSelect
                    options={values.map((value) => ({ value: String(value), label: String(value) }))}
                    placeholder="not given"
                    value={facts[fact] ?? ""}
                    onChange={(event) => setFacts({ ...facts, [fact]: event.target.value })}
                  />
                </FormField>
              ))}
            </Inline>
          </Card>
        )}
        {good && (
          <LiveForm
            key={JSON.stringify([good.definition, facts])}
            {...good}
            facts={facts}
            typed={typed}
            onType={setTyped}
          />
        )}
      </div>
    </div>
  );
}
