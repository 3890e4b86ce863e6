import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from "react";
import { bringCalendars, useCalendars } from "./use-calendars.ts";

interface Opened {
  readonly isWanted: boolean;
  /** Where it was opened; the focus returns there. */
  readonly from: HTMLElement | null;
  /** Whether the focus goes into the calendar, or stays in the input, which goes on being typed into. */
  readonly focusesDays: boolean;
}

const dayWithFocus = '.react-datepicker__day[tabindex="0"]:not(.react-datepicker__day--outside-month)';

interface Opening {
  /** The control cannot be changed. */
  blocked: boolean;
  /** What floats. */
  content: RefObject<HTMLElement | null>;
}

/** Without a line it comes when it is opened. */
const bringAhead = (): void => void bringCalendars().catch(() => undefined);

/** Opens a calendar from its inputs and its button, as soon as its code is there; it is fetched when one of them is gone to. */
export function useCalendarOpening({ blocked, content }: Opening) {
  const [{ isWanted, from, focusesDays }, setOpened] = useState<Opened>({
    isWanted: false,
    from: null,
    focusesDays: false,
  });
  const calendars = useCalendars(isWanted);
  const isOpen = isWanted && calendars !== undefined;
  const open = (element: HTMLElement, focusDays: boolean) =>
    setOpened({ isWanted: true, from: element, focusesDays: focusDays });
  const close = () => setOpened((now) => ({ ...now, isWanted: false }));
  const findDay = () => content.current?.querySelector<HTMLElement>(dayWithFocus) ?? null;
  // The popover moves the focus a frame later, and by then somebody may work elsewhere.
  const whereSomebodyIs = () => {
    const now = document.activeElement;
    const isAtWork = now instanceof HTMLElement && now !== document.body && !content.current?.contains(now);
    return isAtWork ? now : from;
  };
  return {
    isOpen,
    /** Its code is on the way. */
    isComing: isWanted && !isOpen,
    /** There while it is open. */
    calendars,
    close,
    /** The element that gets the focus when the calendar opens. */
    firstFocus: () => (focusesDays ? findDay() : whereSomebodyIs()),
    /** The element that gets the focus when it closes: the one it was opened from, unless the focus has gone on. */
    lastFocus: whereSomebodyIs,
    press: (event: MouseEvent<HTMLElement>) => open(event.currentTarget, true),
    /** Handlers of what is around the inputs and the button. */
    frame: {
      onPointerEnter: blocked ? undefined : bringAhead,
      onFocus: blocked ? undefined : bringAhead,
      // What comes after its place was left must not take the focus from where somebody works by now.
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!isOpen && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    /** Handlers of each input. */
    input: {
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        if (!blocked && !isOpen) open(event.currentTarget, false);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== "ArrowDown" || blocked) return;
        event.preventDefault();
        if (isOpen) findDay()?.focus();
        else open(event.currentTarget, true);
      },
    },
  };
}

export type CalendarOpening = ReturnType<typeof useCalendarOpening>;
