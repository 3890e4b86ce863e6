import { useEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import type { Contender } from "./contender.ts";
import { makeRows, type Row } from "./rows.ts";
import "./style.css";

const contenders: Readonly<Record<string, () => Promise<Contender>>> = {
  native: () => import("./contenders/native.tsx"),
  o2r: () => import("./contenders/o2r.tsx"),
  chakra: () => import("./contenders/chakra.tsx"),
  antd: () => import("./contenders/antd.tsx"),
  mui: () => import("./contenders/mui.tsx"),
};

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

let contender: Contender | undefined;
let root: Root | undefined;
let setRows: (rows: readonly Row[]) => void = () => undefined;

function Bench({ initial }: { initial: readonly Row[] }) {
  const [rows, set] = useState(initial);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    setRows = set;
  }, []);
  return contender && <contender.Table rows={rows} selection={selection} onSelect={setSelection} />;
}

/** What an action takes until its frame has been painted, in milliseconds. */
async function timed(action: () => void): Promise<number> {
  await frame();
  const before = performance.now();
  flushSync(action);
  await frame();
  return performance.now() - before;
}

const allBox = () =>
  document.querySelector<HTMLElement>("thead input, .ant-table-thead input, .MuiDataGrid-columnHeaders input");
const scroller = () =>
  [...document.querySelectorAll<HTMLElement>(".scroller, .scroller *")].find(
    (it) => it.scrollHeight > it.clientHeight + 200 && /auto|scroll/u.test(getComputedStyle(it).overflowY),
  );

export const bench = {
  load: async (name: string) => {
    contender = await contenders[name]?.();
    if (!contender) throw new Error(`There is no contender ${name}`);
    // A first table, so that what is compiled once does not count.
    root = createRoot(document.querySelector("#root") ?? document.body);
    root.render(<Bench key="warm" initial={makeRows(50)} />);
    await new Promise((resolve) => setTimeout(resolve, 300));
  },
  mount: (count: number) =>
    timed(() => root?.render(<Bench key={`mount-${count}-${performance.now()}`} initial={makeRows(count)} />)),
  update: (count: number, turn: number) => timed(() => setRows(makeRows(count, turn))),
  selectAll: () => timed(() => allBox()?.click()),
  /** The median and the worst frame while the rows are scrolled through, 120 pixels a frame. */
  scroll: async () => {
    const element = scroller();
    if (!element) return { median: Number.NaN, worst: Number.NaN };
    const frames: number[] = [];
    let last = performance.now();
    for (let step = 0; step < 90; step++) {
      element.scrollTop += 120;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      frames.push(now - last);
      last = now;
    }
    frames.sort((a, b) => a - b);
    return { median: frames[45] ?? Number.NaN, worst: frames.at(-1) ?? Number.NaN };
  },
};

Object.assign(globalThis, { bench });
