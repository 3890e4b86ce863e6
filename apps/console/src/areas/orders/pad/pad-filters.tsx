import { orderEndpoints, type PadFilters as Choices } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import { Checkbox, NativeSelect } from "@o2r/ui";
import { useEffect, useRef } from "react";
import { narrowBy, type Narrowing } from "./narrowing.ts";
import "./pad-filters.css";

export interface PadFiltersProps {
  readonly retailerId: string;
  readonly narrowing: Narrowing;
  readonly onNarrow: (narrowing: Narrowing) => void;
}

const optionsOf = (all: string, some: readonly Choices["brands"][number][]) => [
  { value: "", label: all },
  ...some.map(({ id, name }) => ({ value: id, label: name })),
];

/** Narrows what products are searched among: by brand, category, what is there, and what a scheme is about. */
export function PadFilters({ retailerId, narrowing, onNarrow }: PadFiltersProps) {
  const { data } = useEndpoint(orderEndpoints.productFilters, { params: { retailerId } }, { quiet: true });
  const { brand = "", category = "", subCategory = "", inStock = false, scheme = false } = narrowing;
  const choose = (key: keyof Narrowing, value: string | true | undefined) => onNarrow(narrowBy(narrowing, key, value));
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Whoever asks for the filters goes on with them.
    group.current?.querySelector("select")?.focus({ preventScroll: true });
  }, []);
  const subs = (data?.subCategories ?? []).filter(({ categoryId }) => categoryId === category);
  return (
    <fieldset ref={group} className="pad-filters" aria-label="Narrow the search">
      <NativeSelect
        size="sm"
        aria-label="Brand"
        options={optionsOf("All brands", data?.brands ?? [])}
        value={brand}
        onChange={(event) => choose("brand", event.target.value)}
      />
      <NativeSelect
        size="sm"
        aria-label="Category"
        options={optionsOf("All categories", data?.categories ?? [])}
        value={category}
        onChange={(event) => choose("category", event.target.value)}
      />
      {subs.length > 0 && (
        <NativeSelect
          size="sm"
          aria-label="Sub-category"
          options={optionsOf("All of it", subs)}
          value={subCategory}
          onChange={(event) => choose("subCategory", event.target.value)}
        />
      )}
      <Checkbox
        label="In stock"
        checked={inStock}
        onChange={({ target }) => choose("inStock", target.checked || undefined)}
      />
      <Checkbox
        label="With a scheme"
        checked={scheme}
        onChange={({ target }) => choose("scheme", target.checked || undefined)}
      />
    </fieldset>
  );
}
