import { isPermission, may, rowsFor, type AnyEndpoint, type UserType } from "@o2r/api/contract/core";
import type { Client } from "@o2r/api/client";
import type { CommandGroup, LoadCommands } from "@o2r/ui/overlays";
import { found as billing } from "../../areas/billing/found.ts";
import { found as catalogue } from "../../areas/catalogue/found.ts";
import { found as engagement } from "../../areas/engagement/found.ts";
import { found as logistics } from "../../areas/logistics/found.ts";
import { found as orders } from "../../areas/orders/found.ts";
import { found as parties } from "../../areas/parties/found.ts";
import type { Findable, FoundRow } from "../../routing/found.ts";

/** Everything that is found from anywhere. */
export const findables: readonly Findable[] = [
  ...orders,
  ...parties,
  ...catalogue,
  ...billing,
  ...logistics,
  ...engagement,
];

/** As many of each thing as are shown. */
const shown = 5;

const answers = ({ allow, scope }: AnyEndpoint, type: UserType): boolean =>
  isPermission(allow) && may(type, allow) && rowsFor(scope, type) !== undefined;

interface Finding {
  readonly client: Client;
  readonly type: UserType;
  /** Whether they may open a page. */
  readonly mayOpen: (href: string) => boolean;
  readonly go: (href: string) => void;
}

const commandsOf = (thing: Findable, row: FoundRow, { mayOpen, go }: Finding): CommandGroup["commands"] => [
  { id: row.href, label: row.label, detail: row.detail, icon: thing.icon, onSelect: () => go(row.href) },
  ...(row.acts ?? [])
    .filter(({ href }) => mayOpen(href))
    .map(({ label, href, icon }) => ({ id: href, label, icon, onSelect: () => go(href) })),
];

/**
 * Looks for rows of every list that whoever is signed in may read, by what the list is searched by: numbers, names, mobiles.
 * Each answers within their reach. What one list cannot answer the others do; only where none does it has failed.
 */
export const findRows = (finding: Finding): LoadCommands => {
  const open = findables.filter(({ list, page }) => answers(list, finding.type) && finding.mayOpen(page));
  return async (query, signal) => {
    const asked = await Promise.all(
      open.map(async (thing): Promise<CommandGroup | undefined> => {
        // Each list has a query of its own, all of which have these.
        const input = { query: { q: query, size: 10 } } as never;
        const { payload, error } = await finding.client.call(thing.list, input, { signal, quiet: true });
        if (error !== undefined) return undefined;
        const { content } = payload as { readonly content: readonly never[] }; // as lists answer
        const rows = content.slice(0, shown).map(thing.toFound);
        return {
          id: thing.label,
          label: thing.label,
          commands: rows.flatMap((row) => commandsOf(thing, row, finding)),
        };
      }),
    );
    const answered = asked.filter((group) => group !== undefined);
    if (answered.length === 0 && open.length > 0) throw new Error("No list answers");
    return answered.filter(({ commands }) => commands.length > 0);
  };
};
