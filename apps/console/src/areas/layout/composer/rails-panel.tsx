import { layoutBounds, type Place } from "@o2r/api/contract/layout";
import { Button, Icon, Kbd } from "@o2r/ui";
import { CalendarClock, EyeOff, Plus } from "lucide-react";
import { SortableList } from "../../../kit/sortable/sortable-list.tsx";
import { differenceText, railIcons, railText, whenText } from "./rail-text.ts";
import type { Workshop } from "./use-composing.ts";

interface RailsPanelProps {
  readonly workshop: Workshop;
  readonly mayWrite: boolean;
  readonly now: Date;
  readonly selected: string | undefined;
  readonly onSelect: (place: string) => void;
  readonly onMove: (place: string, to: number) => void;
  readonly onAdd: () => void;
  readonly onEdit: () => void;
  readonly onDuplicate: (place: string) => void;
  readonly onRemove: (place: string) => void;
}

/** The rails of a page in their order: the whole of composing by keys alone. */
export function RailsPanel(props: RailsPanelProps) {
  const { workshop, mayWrite, now, selected, onSelect, onMove, onAdd, onEdit, onDuplicate, onRemove } = props;
  const { work, rails, differences } = workshop;
  const items = work.places.map((place) => ({ ...place, name: rails.get(place.railId)?.name ?? "…" }));
  const isFull = items.length >= layoutBounds.rails;
  return (
    <section className="workbench-pane composer-rails" data-pane="rails" aria-labelledby="composer-rails-title">
      <header>
        <h2 id="composer-rails-title">Rails</h2>
        <span className="composer-count">{items.length}</span>
        {mayWrite && (
          <Button size="sm" variant="ghost" icon={Plus} disabled={isFull} onClick={onAdd}>
            Add rail
          </Button>
        )}
      </header>
      {isFull && <p className="composer-hint">A page holds at most {layoutBounds.rails} rails.</p>}
      {items.length === 0 && (
        <p className="composer-hint">
          {mayWrite
            ? "No rails yet. Add the first one: it stands in the draft until it is published."
            : "No rails yet."}
        </p>
      )}
      <div className="workbench-scroll">
        <SortableList
          label="Rails"
          items={items}
          selected={selected}
          onSelect={onSelect}
          onMove={mayWrite ? onMove : undefined}
          onKey={({ key, ctrlKey, metaKey }, { id }) => {
            const held = ctrlKey || metaKey;
            if (key === "Enter" && !held) onEdit();
            else if (!mayWrite) return false;
            else if (key === "Delete" || key === "Backspace") onRemove(id);
            else if (key.toLowerCase() === "d" && held) onDuplicate(id);
            else if (key.toLowerCase() === "a" && !held) onAdd();
            else return false;
            return true;
          }}
          draw={(place, index) => (
            <RailRow
              place={place}
              name={place.name}
              number={index + 1}
              rail={rails.get(place.railId)}
              difference={differences.get(place.id)}
              now={now}
            />
          )}
        />
      </div>
      {mayWrite && (
        <p className="composer-foot">
          Drag a rail, or press <Kbd>Alt</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd>
        </p>
      )}
    </section>
  );
}

interface RailRowProps {
  readonly place: Place;
  readonly name: string;
  readonly number: number;
  readonly rail: ReturnType<Workshop["rails"]["get"]>;
  readonly difference: ReturnType<Workshop["differences"]["get"]>;
  readonly now: Date;
}

function RailRow({ place, name, number, rail, difference, now }: RailRowProps) {
  const when = whenText(place, now);
  return (
    <>
      <span className="composer-number">{number}</span>
      <span className="composer-rail" data-hidden={place.hidden || rail?.active === false || undefined}>
        <span>{name}</span>
        {rail && (
          <small>
            <Icon as={railIcons[rail.railType]} size={14} /> {railText(rail)}
          </small>
        )}
      </span>
      <span className="composer-marks">
        {place.hidden && (
          <small>
            <Icon as={EyeOff} size={14} /> Hidden
          </small>
        )}
        {rail?.active === false && <small>Switched off</small>}
        {when !== undefined && (
          <small>
            <Icon as={CalendarClock} size={14} /> {when}
          </small>
        )}
        {place.hubs.length > 0 && <small>{place.hubs.length === 1 ? "1 hub" : `${place.hubs.length} hubs`}</small>}
        {place.audience.length > 0 && <small>Audience</small>}
        {difference && <small className="composer-mark">{differenceText(difference)}</small>}
      </span>
    </>
  );
}
