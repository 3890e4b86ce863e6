import {
  railEndpoints,
  type PageFacts,
  type Place,
  type RailDifference,
  type ShownRail,
} from "@o2r/api/contract/layout";
import { useEndpoint } from "@o2r/api/react";
import { Button, buttonLook, formatMoney, IconButton, Link as TextLink, Status, Switch } from "@o2r/ui";
import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { railAt } from "../rail/rail-words.ts";
import { AudienceField } from "./audience/audience-field.tsx";
import { HubsField } from "./audience/hubs-field.tsx";
import { railText, wholeDifferenceText } from "./rail-text.ts";
import { WhenFields } from "./when-fields.tsx";

/** What may be done to a rail of a page. */
export interface PlaceActs {
  readonly change: (part: Partial<Place>, said: string, key?: string) => void;
  readonly move: (step: -1 | 1) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  /** Brings it back to what is live. */
  readonly restore: () => void;
}

interface InspectorProps {
  readonly place: Place;
  readonly rail: ShownRail;
  /** Its place from 1, of so many. */
  readonly number: number;
  readonly count: number;
  readonly live: number | null;
  readonly difference: RailDifference | undefined;
  readonly facts: ReadonlyMap<string, PageFacts["facts"][number]>;
  readonly mayWrite: boolean;
  readonly acts: PlaceActs;
}

/** One rail of a page: what it holds, who sees it, and what became of it since the last version. */
export function Inspector(props: InspectorProps) {
  const { place, rail, number, count, live, difference, facts, mayWrite, acts } = props;
  return (
    <>
      <header>
        <h2>{rail.name}</h2>
        {mayWrite && (
          <>
            <IconButton icon={ArrowUp} label="Move up" disabled={number === 1} onClick={() => acts.move(-1)} />
            <IconButton icon={ArrowDown} label="Move down" disabled={number === count} onClick={() => acts.move(1)} />
            <IconButton icon={Copy} label="Duplicate" onClick={acts.duplicate} />
            <IconButton icon={Trash2} label="Remove" onClick={acts.remove} />
          </>
        )}
      </header>
      <div className="workbench-scroll">
        <section>
          <p className="workbench-muted">
            {number} of {count} · {railText(rail)}
          </p>
          {!rail.active && <Status tone="warning">This rail is switched off, so that no page shows it</Status>}
          <Contents rail={rail} facts={facts} />
          <Link to={railAt.row(rail.id)} {...buttonLook({ size: "sm" })}>
            Edit rail
          </Link>
          <UsedOn rail={rail} />
        </section>
        <section>
          <h3>Who sees it</h3>
          <Switch
            label="Shown on this page"
            name="shown"
            checked={!place.hidden}
            disabled={!mayWrite}
            onChange={({ currentTarget: { checked } }) =>
              acts.change({ hidden: !checked }, `${rail.name} ${checked ? "shown" : "hidden"}`)
            }
          />
          <HubsField
            hubs={place.hubs}
            disabled={!mayWrite}
            onChange={(hubs) => acts.change({ hubs }, `Hubs of ${rail.name} changed`)}
          />
          <AudienceField
            place={place}
            name={rail.name}
            disabled={!mayWrite}
            onChange={(audience) => acts.change({ audience }, `Audience of ${rail.name} changed`)}
          />
          <WhenFields
            key={place.id}
            place={place}
            disabled={!mayWrite}
            onChange={(when) => acts.change(when, `Time of ${rail.name} changed`, `when ${place.id}`)}
          />
        </section>
        {difference && live !== null && (
          <section>
            <h3>Since version {live}</h3>
            <p>{wholeDifferenceText(difference)}</p>
            {mayWrite && (
              <Button size="sm" onClick={acts.restore}>
                {difference.kind === "added" ? "Take it out again" : "Put it back on this page"}
              </Button>
            )}
          </section>
        )}
      </div>
    </>
  );
}

const listed = 6;

function Contents({ rail, facts }: Pick<InspectorProps, "rail" | "facts">) {
  if (rail.railType === "SEARCH") return <p className="workbench-muted">A search box: “{rail.placeholder}”</p>;
  if (rail.contents.length === 0)
    return <p className="workbench-muted">It holds nothing yet, so that it is not shown.</p>;
  const more = rail.contents.length - listed;
  return (
    <ul className="composer-contents" aria-label="Contents">
      {rail.contents.slice(0, listed).map(({ id, name, target, mobileImage }) => {
        const fact = target === null ? undefined : facts.get(target);
        const isOut = fact?.product?.available === 0;
        return (
          <li key={id}>
            <RowPicture image={mobileImage ?? fact?.image ?? null} />
            <span>{fact?.name ?? name}</span>
            {isOut ? (
              <Status tone="danger">Out</Status>
            ) : (
              fact?.product && <span className="composer-price">{formatMoney(fact.product.ptr)}</span>
            )}
          </li>
        );
      })}
      {more > 0 && <li className="workbench-muted">{more} more</li>}
    </ul>
  );
}

/** Whoever changes a rail should know where else it stands. */
function UsedOn({ rail }: { readonly rail: ShownRail }) {
  const { data } = useEndpoint(railEndpoints.get, { params: { id: rail.id } }, { quiet: true });
  if (data === undefined || data.pages < 2) return null;
  return (
    <p className="workbench-muted">
      On <TextLink href={`/layout-page?rail=${rail.id}`}>{data.pages} pages</TextLink>: what is changed of the rail
      itself is changed on all of them once they are published.
    </p>
  );
}
