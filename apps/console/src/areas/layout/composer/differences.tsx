import { comparePages, type PageBody } from "@o2r/api/contract/layout";
import { Badge, type Tone } from "@o2r/ui";
import { useState } from "react";
import { PagePicture } from "../shown/page-picture.tsx";
import { differenceText, wholeDifferenceText } from "./rail-text.ts";
import type { Preview } from "./use-preview.ts";
import "./differences.css";

interface DifferencesProps {
  readonly before: PageBody | null;
  readonly beforeName: string;
  readonly after: PageBody;
  readonly afterName: string;
  readonly preview: Preview;
}

const tones = { added: "success", removed: "danger", moved: "info", changed: "warning" } satisfies Record<string, Tone>;
const words = { added: "Added", removed: "Removed", moved: "Moved", changed: "Changed" } as const;
const nothing: PageBody = { places: [], rails: [] };

/** How two versions of a page differ: rail by rail in words, and both as a phone shows them. */
export function Differences({ before, beforeName, after, afterName, preview }: DifferencesProps) {
  const [selected, setSelected] = useState<string>();
  const found = comparePages(before ?? nothing, after);
  const marks = new Map(found.map((one) => [one.id, differenceText(one)]));
  return (
    <div className="differences">
      {found.length === 0 ? (
        <p>They do not differ.</p>
      ) : (
        <ul aria-label="Differences">
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" aria-pressed={one.id === selected} onClick={() => setSelected(one.id)}>
                <Badge tone={tones[one.kind]}>{words[one.kind]}</Badge>
                <b>{one.name}</b>
                <span>{wholeDifferenceText(one)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="differences-pictures">
        {[
          { name: beforeName, body: before },
          { name: afterName, body: after },
        ].map(({ name, body }) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <PagePicture
              device="phone"
              rails={preview.of(body)}
              selected={selected}
              marks={marks}
              empty={body === null ? "Nothing is published yet." : "Nothing of it would be shown now."}
            />
          </figure>
        ))}
      </div>
    </div>
  );
}
