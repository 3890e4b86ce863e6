import { Button } from "@o2r/ui";

export interface PageTurnsProps {
  /** Undefined where nothing newer stands, or while it is not known. */
  readonly onNewer: (() => void) | undefined;
  readonly onOlder: (() => void) | undefined;
}

/** Turns the pages of a list in a tab. The button of a page that is not there stays, so that the press that led there keeps the focus. */
export function PageTurns({ onNewer, onOlder }: PageTurnsProps) {
  return (
    <>
      <Button size="sm" aria-disabled={onNewer === undefined} onClick={onNewer}>
        Newer
      </Button>
      <Button size="sm" aria-disabled={onOlder === undefined} onClick={onOlder}>
        Older
      </Button>
    </>
  );
}
