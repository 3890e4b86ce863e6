/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the rows are grids, and some browsers then forget that they are rows */
import { Button, VisuallyHidden } from "@o2r/ui";
import { Plus } from "lucide-react";
import { type CSSProperties, use, useCallback, useEffect, useId, useMemo, useState } from "react";
import { mostItems } from "../../compile/limits.ts";
import type { ListField } from "../../definition/field.ts";
import type { FieldProps } from "../../react/form-context.ts";
import { FrameContext } from "../frame-context.ts";
import { CellFrame } from "./cell-frame.tsx";
import { createRowActions, type RemovedRow } from "./row-actions.ts";
import { RowNameContext, RowPlaceContext } from "./row-context.ts";
import { pressInRows } from "./row-keys.ts";
import { RowLine, type RowLineProps } from "./row-line.tsx";
import { RowMenu } from "./row-menu.tsx";
import { rowTracks } from "./row-tracks.ts";
import { useFormLabels } from "../labels.ts";
import { useGrowing } from "./use-growing.ts";
import "./rows.css";

export interface RowsControlProps extends FieldProps {
  /** How single columns are drawn, where not by their kind. */
  readonly cells?: RowLineProps["cells"];
}

const none: readonly string[] = [];
const asDefined: RowLineProps["cells"] = {};

/** The rows of a list. */
export function RowsControl(props: RowsControlProps) {
  const { field } = props;
  return field.kind === "list" ? <Rows {...props} list={field} /> : null;
}

function Rows({ list, form, id, name, state, cells = asDefined }: RowsControlProps & { readonly list: ListField }) {
  const ids = state.rows ?? none;
  const rowName = list.row ?? list.label;
  const most = list.maxItems ?? mostItems;
  const least = Math.max(list.minItems ?? 0, list.required === true ? 1 : 0);
  const open = state.enabled && !state.readOnly;
  const columns = useMemo(() => columnsOf(list).map(([column]) => column), [list]);
  const inner = useMemo(
    () => Object.keys(list.fields).filter((column) => list.fields[column]?.kind === "list"),
    [list],
  );
  // Of a list in a row, whose row it is: “Line 1”.
  const [aroundName, aroundPlace] = [use(RowNameContext), use(RowPlaceContext)];
  const around = aroundName === "" ? "" : `${aroundName} ${aroundPlace + 1}`;
  const told = around === "" ? rowName : `${around}: ${rowName}`;
  const tracks = useMemo(() => rowTracks(list.fields), [list]);
  const [removed, setRemoved] = useState<RemovedRow>();
  const [menuRow, setMenuRow] = useState("");
  const menu = useId();
  const place = `${id}-rows`;
  const { drawn, drawAll } = useGrowing(ids.length);
  const actions = useMemo(
    () => createRowActions({ form, name, most, place, drawAll, onRemoved: setRemoved }),
    [form, name, most, place, drawAll],
  );
  // A row that is not drawn yet is drawn for a link of the error summary.
  useEffect(
    () =>
      form.addOpener((address) => {
        if (!address.startsWith(`${name}.`) || document.getElementById(`${form.id}-${address}`)) return false;
        drawAll();
        return true;
      }),
    [form, name, drawAll],
  );
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--o2r-rows-columns": tracks.columns,
    "--o2r-rows-least": tracks.least,
  };
  const register = useCallback((element: HTMLDivElement | null) => form.registerElement(name, element), [form, name]);
  const labels = useFormLabels();
  return (
    <div ref={register} id={place} className="o2r-rows" data-open={open || undefined} style={style}>
      {ids.length > 0 ? (
        <div className="o2r-rows-scroll">
          <table
            role="table"
            aria-label={around === "" ? list.label : `${around}: ${list.label}`}
            aria-rowcount={ids.length + 1}
          >
            <Head list={list} rowName={rowName} open={open} />
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its controls' keys */}
            <tbody role="rowgroup" onKeyDown={(event) => open && pressInRows(event, actions)}>
              <FrameContext value={CellFrame}>
                <RowNameContext value={told}>
                  {ids.slice(0, drawn).map((row, at) => (
                    <RowLine
                      key={row}
                      id={row}
                      at={at}
                      list={name}
                      name={rowName}
                      told={told}
                      columns={columns}
                      inner={inner}
                      cells={cells}
                      open={open}
                      removable={ids.length > least}
                      menu={menu}
                      onMenu={setMenuRow}
                      onRemove={actions.remove}
                    />
                  ))}
                </RowNameContext>
              </FrameContext>
            </tbody>
          </table>
        </div>
      ) : (
        <p className="o2r-rows-none">{labels.noRows(rowName)}</p>
      )}
      {open && (
        <div className="o2r-rows-foot">
          <Button size="sm" icon={Plus} data-add disabled={ids.length >= most} onClick={actions.add}>
            {labels.addRow(rowName)}
            {around !== "" && <VisuallyHidden>{` (${around})`}</VisuallyHidden>}
          </Button>
          <output className="o2r-rows-told">{removed && labels.rowRemoved(rowName, removed.at + 1)}</output>
          {removed && (
            <Button size="sm" variant="link" onClick={() => actions.putBack(removed)}>
              {labels.undo}
            </Button>
          )}
          {list.maxItems !== undefined && (
            <span className="o2r-rows-count">{labels.rowCount(ids.length, list.maxItems)}</span>
          )}
        </div>
      )}
      {open && (
        <RowMenu
          id={menu}
          label={labels.moreFor(told, ids.indexOf(menuRow) + 1)}
          canDo={(act) => actions.canDo(menuRow, act)}
          onAct={(act) => actions.act(menuRow, act)}
        />
      )}
    </div>
  );
}

/** The fields of a row that have a column; what stands in a group is headed by its own label, a list stands below the row. */
const columnsOf = ({ fields }: ListField) =>
  Object.entries(fields).filter(([, { kind }]) => kind !== "group" && kind !== "list");

interface HeadProps {
  readonly list: ListField;
  readonly rowName: string;
  readonly open: boolean;
}

function Head({ list, rowName, open }: HeadProps) {
  const { actions } = useFormLabels();
  return (
    <thead role="rowgroup">
      <tr role="row" className="o2r-rows-head">
        <th role="columnheader" scope="col">
          <VisuallyHidden>{rowName}</VisuallyHidden>
        </th>
        {columnsOf(list).map(([column, { label, kind, required }]) => (
          <th key={column} role="columnheader" scope="col" data-kind={kind}>
            {label}
            {required === true && (
              <span className="o2r-field-required" aria-hidden>
                *
              </span>
            )}
          </th>
        ))}
        {open && (
          <th role="columnheader" scope="col">
            <VisuallyHidden>{actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
