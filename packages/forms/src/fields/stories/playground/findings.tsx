import { Badge, Card } from "@o2r/ui";
import type { Finding } from "../../../lint/index.ts";

/** What is certainly wrong with a definition that works, by `lint`. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <Card
      title="Lint"
      actions={<Badge tone={findings.length === 0 ? "success" : "warning"}>{`${findings.length} found`}</Badge>}
    >
      <div className="playground-said">
        {findings.length === 0 && <p>Nothing is certainly wrong with it.</p>}
        {findings.length > 0 && (
          <ul>
            {findings.map(({ code, path, because, fix }) => (
              <li key={`${code} ${path}`}>
                <code>{path}</code> {because}. {fix}. <span>{code}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
