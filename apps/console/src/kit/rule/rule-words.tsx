import { groupsInWords, type NameOfChoice, type RuleRows } from "@o2r/api/contract/core";
import "./rule.css";

interface RuleWordsProps {
  readonly rule: RuleRows;
  readonly nameOf?: NameOfChoice;
  /** What is said of a rule without conditions. */
  readonly always?: string;
}

/** A rule in plain English, a line for each group. */
export function RuleWords({ rule, nameOf, always = "No condition: it always holds." }: RuleWordsProps) {
  // Two groups may ask the same.
  const groups = [...new Set(groupsInWords(rule, nameOf))];
  if (groups.length === 0)
    return <p className="rule-words-none">{rule.length === 0 ? always : "No condition is finished yet."}</p>;
  return (
    <div className="rule-words">
      <p>{groups.length === 1 ? "Holds when" : "Holds when one of these is true"}</p>
      <ul>
        {groups.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
