import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";

/** What is turned to beyond the last problem of a page. */
export interface Pages {
  /** Something else is shown once the page has been turned. */
  readonly shown: unknown;
  /** Turns to the rows that follow, or after the last of them to the first; undefined where all rows stand here. */
  readonly turn: (() => void) | undefined;
  /** How many problems are left. */
  readonly left: number;
}

export interface Problems {
  /** Leads to the next cell that something is wrong with, or to the one before. */
  readonly go: (back?: boolean) => void;
  /** What is said of the cell that it led to last, until something is fixed. */
  readonly said: string | undefined;
}

/** Where a problem stands; the attribute says it in words. */
const mark = "data-problem";

const isAhead = (from: Node, to: Node): boolean =>
  (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Leads from problem to problem through a grid, by a button and by F8 as editors of code do, Shift F8 back. */
export const useProblems = (root: RefObject<HTMLElement | null>, { shown, turn, left }: Pages): Problems => {
  const [said, setSaid] = useState<{ readonly words: string; readonly left: number }>();
  const last = useRef<Element>(null);
  const turned = useRef(false);

  const show = (problem: HTMLElement | undefined) => {
    if (problem === undefined) return;
    last.current = problem;
    setSaid({ words: problem.getAttribute(mark) ?? "", left });
    (problem.querySelector("input") ?? problem).focus();
  };
  const go: Problems["go"] = (back = false) => {
    const grid = root.current;
    const all = [...(grid?.querySelectorAll<HTMLElement>(`[${mark}]`) ?? [])];
    const active = document.activeElement;
    // From the button it goes on from where it led to last.
    const from = active !== null && grid?.contains(active) ? (active.closest("td") ?? active) : last.current;
    const isHere = from !== null && from.isConnected;
    const beyond = all.filter((one) => !isHere || (back ? isAhead(one, from) : isAhead(from, one)));
    const next = back ? beyond.at(-1) : beyond[0];
    if (next === undefined && !back && turn !== undefined) {
      turned.current = true;
      turn();
    } else show(next ?? (back ? all.at(-1) : all[0]));
  };
  const arrive = useEffectEvent(() => {
    if (!turned.current || shown === undefined) return;
    turned.current = false;
    show(root.current?.querySelector<HTMLElement>(`[${mark}]`) ?? undefined);
  });
  useEffect(() => arrive(), [shown]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest("[role=dialog], [role=alertdialog]");
    if (event.key !== "F8" || event.ctrlKey || event.altKey || event.metaKey || isElsewhere) return;
    event.preventDefault();
    go(event.shiftKey);
  });
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onPress);
    return () => document.removeEventListener("keydown", onPress);
  }, []);
  return { go, said: said?.left === left ? said.words : undefined };
};
