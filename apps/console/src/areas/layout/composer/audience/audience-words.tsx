import type { RuleRows } from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { useState } from "react";
import { formRegistry } from "../../../../kit/form/form-registry.ts";
import { RuleWords } from "../../../../kit/rule/rule-words.tsx";
import { useChoiceNames } from "../../../../kit/rule/use-choice-names.ts";
import { audienceForm } from "./audience-form.ts";

export interface AudienceWordsProps {
  readonly rule: RuleRows;
}

/** An audience in plain English. */
export function AudienceWords({ rule }: AudienceWordsProps) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, audienceForm));
  return <RuleWords rule={rule} nameOf={useChoiceNames(registry, rule)} />;
}
