import { ruleEndpoints } from "@o2r/api/contract/core";
import {
  pageEndpoints,
  resolvePage,
  type Page,
  type PageBody,
  type PageFacts,
  type ResolvedRail,
} from "@o2r/api/contract/layout";
import { useEndpoint } from "@o2r/api/react";
import { useEffect, useMemo, useState } from "react";

const minute = 60_000;

interface Asked {
  readonly page: Page;
  /** Whose prices and stock are shown; undefined for somebody whom nobody knows. */
  readonly retailer: string | undefined;
  /** Rails that the service does not have on the page yet. */
  readonly unsaved?: readonly string[];
  /** A published version that is looked back at. */
  readonly version?: number | undefined;
}

/** Shows pages as the apps would show them now, to a retailer or to anybody. */
export interface Preview {
  readonly facts: ReadonlyMap<string, PageFacts["facts"][number]>;
  readonly hubName: string | null | undefined;
  readonly now: Date;
  readonly failed: boolean;
  readonly refresh: () => void;
  readonly of: (body: PageBody | null) => readonly ResolvedRail[];
}

export const usePreview = ({ page, retailer, unsaved = [], version }: Asked): Preview => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(ticking);
  }, []);
  const { data, error, mutate } = useEndpoint(
    pageEndpoints.facts,
    { params: { id: page.id }, query: { retailer, version, rails: unsaved.join(",") } },
    { keepPreviousData: true, quiet: true },
  );
  const { data: known } = useEndpoint(
    ruleEndpoints.retailerSample,
    retailer === undefined ? null : { params: { id: retailer } },
    { quiet: true },
  );
  const facts = useMemo(() => new Map(data?.facts.map((fact) => [fact.id, fact])), [data]);
  return {
    facts,
    hubName: data?.hubName,
    now,
    failed: error !== undefined,
    refresh: () => {
      setNow(new Date());
      void mutate();
    },
    of: (body) =>
      resolvePage({
        // A page that is switched off is previewed all the same; that it is off is said beside it.
        page: { active: true, pageType: page.pageType, live: body },
        viewer:
          retailer === undefined
            ? { kind: "nobody" }
            : {
                kind: "shop",
                hub: data?.hub ?? null,
                facts: known && {
                  RETAILER: known.RETAILER ?? {},
                  ...(known.WAREHOUSE && { WAREHOUSE: known.WAREHOUSE }),
                },
              },
        facts,
        off: new Set(),
        now,
      }),
  };
};
