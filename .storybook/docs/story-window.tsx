import { useEffect, useRef, useState } from "react";
import { Skeleton } from "../../packages/ui/src/skeleton/skeleton.tsx";
import { openInTurn } from "./turns.ts";
import "./story-window.css";

export interface StoryWindowProps {
  readonly id: string;
  readonly name: string;
  /** What its toolbar says beside what the page's says. */
  readonly globals: string;
}

/** How far down something is drawn in a window, in CSS pixels. */
const depthOf = (frame: HTMLIFrameElement): number =>
  Math.max(
    ...[...(frame.contentDocument?.querySelectorAll("#storybook-root *, body > :not(#storybook-root) *") ?? [])].map(
      (element) => element.getBoundingClientRect().bottom,
    ),
  );

/** Lies over a window until that is drawn. */
function Placeholder() {
  return (
    <div className="o2r-window-waits">
      <Skeleton width="36%" height={16} />
      <Skeleton width="72%" />
      <Skeleton width="56%" />
    </div>
  );
}

/**
 * A story in a window of its own, opened once that is in sight: it plays as it does by itself, and takes no focus from the page.
 *
 * @param fits whether the window becomes as low as what it shows
 */
export function StoryWindow({
  id,
  name,
  globals,
  fits = false,
  tabIndex,
}: StoryWindowProps & { readonly fits?: boolean; readonly tabIndex?: number }) {
  const source = `./iframe.html?viewMode=story&board&id=${id}&globals=${globals}`;
  const ref = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState("");
  const waits = shown !== source;
  useEffect(() => {
    const frame = ref.current;
    if (frame === null) return;
    const fit = () => {
      const depth = depthOf(frame);
      if (Number.isFinite(depth)) frame.style.blockSize = `${Math.ceil(Math.max(depth, 56)) + 24}px`;
    };
    // What is fetched late, as the fields of a form are, makes it higher once more.
    const observer = new ResizeObserver(fit);
    const close = openInTurn(frame, source, () => {
      const root = frame.contentDocument?.querySelector("#storybook-root");
      if (fits && root) observer.observe(root);
      setShown(source);
    });
    return () => {
      observer.disconnect();
      close();
    };
  }, [source, fits]);
  return (
    <div className="o2r-window" aria-busy={waits}>
      <iframe ref={ref} title={name} data-story={id} tabIndex={tabIndex} />
      {waits && <Placeholder />}
    </div>
  );
}
