import type { RuleRows } from "@o2r/api/contract/core";
import { campaignForm } from "@o2r/api/contract/engagement";
import { useClient } from "@o2r/api/react";
import { useState } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { RuleWords } from "../../../kit/rule/rule-words.tsx";
import { useChoiceNames } from "../../../kit/rule/use-choice-names.ts";
import { AudienceCount } from "./audience-count.tsx";

export interface AudienceTextProps {
  readonly rule: RuleRows;
  /** It is counted as well. */
  readonly counted: boolean;
}

/** An audience in plain English. */
export function AudienceText({ rule, counted }: AudienceTextProps) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, campaignForm));
  const nameOf = useChoiceNames(registry, rule);
  return (
    <>
      <RuleWords rule={rule} nameOf={nameOf} always="Every active retailer." />
      {counted && <AudienceCount rule={rule} />}
    </>
  );
}
