import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Input } from "../input/input.tsx";
import { useLabels } from "../labels/labels.tsx";
import "./search-box.css";
import type { SearchBoxProps } from "./search-box.types.ts";
import { createSearchSchedule, systemClock, type SearchSchedule } from "./search-schedule.ts";

const english = { search: "Search", clear: "Clear search" };

/** Keeps one schedule for the life of the box; it always runs the newest `onSearch`. */
function useSearchSchedule(onSearch: (text: string) => void, value: string): RefObject<SearchSchedule | undefined> {
  const schedule = useRef<SearchSchedule>(undefined);
  const run = useEffectEvent(onSearch);
  const begin = useEffectEvent(() => createSearchSchedule((text) => run(text), systemClock, value));
  useEffect(() => {
    const made = begin();
    schedule.current = made;
    return () => made.cancel();
  }, []);
  useEffect(() => schedule.current?.settle(value), [value]);
  return schedule;
}

/** The lens above a list. */
export function SearchBox({ value = "", onSearch, placeholder, name, size, width = 232, labels }: SearchBoxProps) {
  const words = useLabels("searchBox", english, labels);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [searched, setSearched] = useState(value);
  const schedule = useSearchSchedule((wanted) => {
    setSearched(wanted);
    onSearch(wanted);
  }, value);
  const input = useRef<HTMLInputElement>(null);
  if (seen !== value) {
    setSeen(value);
    // The answer to this box's own search must not take away what the person has typed since.
    if (value !== searched) setText(value);
  }

  const change = (next: string) => {
    setText(next);
    schedule.current?.type(next);
  };
  const clear = () => {
    setText("");
    schedule.current?.submit("");
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      schedule.current?.submit(text);
    } else if (event.key === "Escape" && text !== "") {
      event.stopPropagation();
      clear();
    }
  };
  return (
    <search className="o2r-search-box" style={{ inlineSize: width }}>
      <Input
        ref={input}
        type="search"
        name={name}
        size={size}
        icon={Search}
        aria-label={words.search}
        placeholder={placeholder}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={press}
        action={text !== "" && <IconButton size="sm" icon={X} label={words.clear} onClick={clear} />}
      />
    </search>
  );
}
