import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { NativeSelect } from "../native-select/native-select.tsx";
import "../button/button.css";
import "./pagination.css";
import { pageSizes, type PaginationLabels, type PaginationProps } from "./pagination.types.ts";
import { formatNumber } from "../money/format-money.ts";

const english: PaginationLabels = {
  pagination: "Pages",
  range: (from, to, total, capped) =>
    total === 0 ? "0 of 0" : `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}${capped ? "+" : ""}`,
  rowsPerPage: "Rows per page",
  page: (page, pages) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
  previous: "Previous page",
  next: "Next page",
};

const sizes = pageSizes.map((size) => ({ value: size, label: String(size) }));

interface StepProps {
  label: string;
  icon: typeof ChevronLeft;
  onPress: (() => void) | undefined;
}

function Step({ label, icon, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="o2r-button o2r-pagination-step"
      data-variant="default"
      data-size="sm"
      aria-label={label}
      title={label}
      // Not `disabled`: on the last page the focus would be lost with the press that led there.
      aria-disabled={onPress === undefined}
      onClick={onPress}
    >
      <Icon as={icon} />
    </button>
  );
}

/** Which rows are shown, how many at once, and the way to the others. */
export function Pagination(props: PaginationProps) {
  const { from, count, total, totalIsCapped = false, size, onSizeChange, onPrevious, onNext } = props;
  const words = useLabels("pagination", english, props.labels);
  const id = useId();
  const page = Math.floor(Math.max(from - 1, 0) / size) + 1;
  const pages = Math.max(Math.ceil((total ?? 0) / size), page);
  const range = total !== undefined && words.range(from, from + count - 1, total, totalIsCapped);
  return (
    <nav className="o2r-pagination" aria-label={words.pagination}>
      <span className="o2r-pagination-range" dir="auto">
        {range}
      </span>
      <div className="o2r-pagination-end">
        <label className="o2r-pagination-size" htmlFor={id}>
          {words.rowsPerPage}
        </label>
        <NativeSelect
          id={id}
          size="sm"
          variant="quiet"
          options={sizes}
          value={size}
          onChange={(event) => onSizeChange(Number(event.currentTarget.value))}
        />
        {total !== undefined && !totalIsCapped && (
          <span className="o2r-pagination-page">{words.page(page, pages)}</span>
        )}
        <Step label={words.previous} icon={ChevronLeft} onPress={onPrevious} />
        <Step label={words.next} icon={ChevronRight} onPress={onNext} />
      </div>
    </nav>
  );
}
