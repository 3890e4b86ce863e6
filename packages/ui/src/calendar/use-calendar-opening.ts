import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from "react";

interface Opened {
  readonly isOpen: boolean;
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

/** Opens a calendar from its inputs and its button. */
export function useCalendarOpening({ blocked, content }: Opening) {
  const [{ isOpen, from, focusesDays }, setOpened] = useState<Opened>({
    isOpen: false,
    from: null,
    focusesDays: false,
  });
  const open = (element: HTMLElement, focusDays: boolean) =>
    setOpened({ isOpen: true, from: element, focusesDays: focusDays });
  const findDay = () => content.current?.querySelector<HTMLElement>(dayWithFocus) ?? null;
  return {
    isOpen,
    close: () => setOpened((now) => ({ ...now, isOpen: false })),
    /** The element that gets the focus when the calendar opens. */
    firstFocus: () => (focusesDays ? findDay() : from),
    /** The element that gets the focus back. */
    lastFocus: () => from,
    press: (event: MouseEvent<HTMLElement>) => open(event.currentTarget, true),
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
