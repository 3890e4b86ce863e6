// Bytes of compressed JavaScript that components of @o2r/ui may weigh, by entry. Whoever needs more says here how much.

const kib = 1024;

/** @type {Record<string, { whole: number, each: number, single?: Record<string, number> }>} */
export const allowances = {
  "index.ts": {
    whole: 25.5 * kib,
    each: 3 * kib,
    single: {
      CodeView: 3.25 * kib,
      DataTable: 8.75 * kib,
      JsonView: 4 * kib,
      NumberStepper: 3.25 * kib,
      Pagination: 3.25 * kib,
      SearchBox: 3.5 * kib,
      Sidebar: 3.5 * kib,
    },
  },
  // Most of it is Chakra's runtime, which they share.
  "overlays.ts": {
    whole: 103 * kib,
    each: 40 * kib,
    single: {
      ColumnPicker: 6 * kib,
      Combobox: 52 * kib,
      Menu: 3 * kib,
      MenuButton: 4 * kib,
      MultiCombobox: 52 * kib,
      Popover: 3 * kib,
    },
  },
  // What floats comes with the first calendar that is opened: Chakra's runtime and react-datepicker.
  "dates.ts": { whole: 10 * kib, each: 8 * kib },
  // Images are put in order by keys and by dragging, and taken by a camera.
  "uploads.ts": { whole: 8.75 * kib, each: 6.75 * kib },
  "charts.ts": { whole: 7 * kib, each: 6 * kib },
};
