import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Kbd } from "../kbd/kbd.tsx";
import type { BulkBar as BulkBarContent, DataTableLabels } from "./data-table.types.ts";
import type { PageSelection } from "./selection.ts";
import "./bulk-bar.css";

interface BulkBarProps {
  count: number;
  /** How many of them are on no row of the table. */
  elsewhere: number;
  page: PageSelection;
  content: BulkBarContent | undefined;
  onTogglePage: () => void;
  onClear: () => void;
  words: DataTableLabels;
}

/** What can be done with the selected rows. Lies exactly over the headings, so that no row moves. */
export function BulkBar({ count, elsewhere, page, content, onTogglePage, onClear, words }: BulkBarProps) {
  return (
    <fieldset className="o2r-table-bulk" aria-label={words.bulkActions}>
      <Checkbox
        aria-label={words.selectAll}
        checked={page === "all"}
        indeterminate={page !== "all" && count > 0}
        onChange={onTogglePage}
      />
      <b aria-live="polite">
        {words.selected(count)}
        {elsewhere > 0 && <span className="o2r-table-bulk-elsewhere">{words.selectedElsewhere(elsewhere)}</span>}
      </b>
      {content?.actions !== undefined && <div className="o2r-table-bulk-actions">{content.actions}</div>}
      <div className="o2r-table-bulk-end">
        {/* It may come late, and go: here it moves no button that somebody is about to press. */}
        {content?.extend}
        <Button variant="ghost" size="sm" onClick={onClear}>
          {words.clearSelection}
        </Button>
        <Kbd>{words.escape}</Kbd>
      </div>
    </fieldset>
  );
}
