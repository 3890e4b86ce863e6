import { TokenTable } from "../../packages/ui/src/theme/foundations/token-table.tsx";
import { useLook } from "./use-look.ts";

/** The tokens that a component's stylesheets use, with the values that are in force. */
export function Tokens({ names }: { names: readonly string[] }) {
  const look = useLook();
  return (
    <div className="o2r-docs sb-unstyled">
      {names.length === 0 ? (
        <p>
          None of its own: it is drawn in the words and colours of where it stands, and of the parts that it is made of.
        </p>
      ) : null}
      {names.length > 0 && <TokenTable key={look} names={names} />}
    </div>
  );
}
