// A native select cannot be driven from a search box, so list and options carry their roles; the search box takes the keys.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events */
import { Icon } from "@o2r/ui";
import { Search } from "lucide-react";
import { useId, useState, type KeyboardEvent } from "react";
import { areaTitle } from "../../routing/area-title.ts";
import { audienceOf } from "../../routing/audience.ts";
import { findPages, type Finder } from "../../routing/find-pages.ts";
import { pageTitle } from "../../routing/page-title.ts";
import { routes } from "../../routes.tsx";
import { pageIcons } from "../icons.ts";
import "./jump-to-list.css";

export interface JumpToListProps {
  readonly finder: Finder;
  readonly onChoose: (path: string) => void;
}

/** A search box over the pages a person may open: arrows move, Enter goes, the pointer does both. */
export function JumpToList({ finder, onChoose }: JumpToListProps) {
  const listId = useId();
  const [query, setQuery] = useState("");
  const [marked, setMarked] = useState(0);
  const found = findPages(routes, finder, query);
  const audience = audienceOf(finder.role);
  const optionId = (path: string) => `${listId}${path}`;
  const current = found[marked];

  const mark = (index: number) => {
    const next = found[index];
    if (next === undefined) return;
    setMarked(index);
    document.getElementById(optionId(next.path))?.scrollIntoView({ block: "nearest" });
  };

  const pressKey = (event: KeyboardEvent) => {
    const target = { ArrowDown: marked + 1, ArrowUp: marked - 1, Home: 0, End: found.length - 1 }[event.key];
    if (event.key === "Enter" && current !== undefined) onChoose(current.path);
    else if (target !== undefined && (event.key.startsWith("Arrow") || query === "")) mark(target);
    else return;
    event.preventDefault();
  };

  return (
    <div className="jump-to-list">
      <div className="jump-to-search">
        <Icon as={Search} />
        <input
          type="text"
          role="combobox"
          aria-label="Search or jump to"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={current === undefined ? undefined : optionId(current.path)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Search or jump to"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMarked(0);
          }}
          onKeyDown={pressKey}
        />
      </div>
      <ul id={listId} role="listbox" aria-label="Pages">
        {found.map((route, index) => (
          <li
            key={route.path}
            id={optionId(route.path)}
            role="option"
            aria-selected={index === marked}
            className="jump-to-option"
            onPointerMove={() => setMarked(index)}
            onClick={() => onChoose(route.path)}
          >
            {route.entry !== undefined && <Icon as={pageIcons[route.entry.icon]} />}
            <span className="jump-to-title">{pageTitle(route, audience)}</span>
            <span className="jump-to-place">{route.entry?.within ?? areaTitle[route.area]}</span>
          </li>
        ))}
      </ul>
      <output className="jump-to-none">
        {found.length === 0 ? `No page of yours matches “${query.trim()}”.` : ""}
      </output>
    </div>
  );
}
