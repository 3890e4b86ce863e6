import { ChakraProvider, Checkbox, defaultSystem, Table as Chakra } from "@chakra-ui/react";
import { memo } from "react";
import { headings, type Row } from "../rows.ts";
import type { TableProps } from "../contender.ts";

const Line = memo(function Line({ row, on, toggle }: { row: Row; on: boolean; toggle: (id: string) => void }) {
  return (
    <Chakra.Row data-row={row.id} data-selected={on ? "" : undefined}>
      <Chakra.Cell>
        <Checkbox.Root aria-label={row.id} checked={on} onCheckedChange={() => toggle(row.id)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
        </Checkbox.Root>
      </Chakra.Cell>
      {headings.map((heading, column) => (
        <Chakra.Cell key={heading}>{row.cells[column]}</Chakra.Cell>
      ))}
    </Chakra.Row>
  );
});

export function Table({ rows, selection, onSelect }: TableProps) {
  const all = selection.size === rows.length;
  const toggle = (id: string) => {
    const next = new Set(selection);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <ChakraProvider value={defaultSystem}>
      <div className="scroller">
        <Chakra.Root>
          <Chakra.Header>
            <Chakra.Row>
              <Chakra.ColumnHeader>
                <input
                  type="checkbox"
                  aria-label="Select all"
                  checked={all}
                  onChange={() => onSelect(new Set(all ? [] : rows.map(({ id }) => id)))}
                />
              </Chakra.ColumnHeader>
              {headings.map((heading) => (
                <Chakra.ColumnHeader key={heading}>{heading}</Chakra.ColumnHeader>
              ))}
            </Chakra.Row>
          </Chakra.Header>
          <Chakra.Body>
            {rows.map((row) => (
              <Line key={row.id} row={row} on={selection.has(row.id)} toggle={toggle} />
            ))}
          </Chakra.Body>
        </Chakra.Root>
      </div>
    </ChakraProvider>
  );
}
