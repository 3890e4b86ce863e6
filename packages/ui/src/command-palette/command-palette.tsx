// The options of a combobox that is typed into, which no element of HTML draws: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Dialog as Parts } from "@chakra-ui/react/dialog";
import { certainOption } from "../combobox/use-options.ts";
import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import { Search } from "lucide-react";
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import "../dialog/dialog.css";
import { toasterElements } from "../dialog/toaster-elements.ts";
import { Icon } from "../icon/icon.tsx";
import { Kbd } from "../kbd/kbd.tsx";
import { useLabels } from "../labels/labels.tsx";
import { LiveRegion } from "../live-region/live-region.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import "./command-palette.css";
import type { Command, CommandGroup, CommandPaletteLabels, CommandPaletteProps } from "./command-palette.types.ts";
import { findCommands } from "./find-commands.ts";
import { useLoadedCommands } from "./use-loaded-commands.ts";

const english: CommandPaletteLabels = {
  title: "Search or jump to",
  placeholder: "Search or jump to",
  empty: "Nothing found",
  loading: "Looking up",
  failed: "Could not look further",
  results: (count) => (count === 1 ? "1 result" : `${count} results`),
  move: "Move",
  choose: "Choose",
  close: "Close",
};

const letters = 3;

const countOf = (groups: readonly CommandGroup[]) => groups.reduce((sum, { commands }) => sum + commands.length, 0);

/** Everything that can be gone to or done, found by typing. Opened again it begins again. */
export function CommandPalette(props: CommandPaletteProps) {
  const before = useRef<Element>(null);
  return (
    <Parts.Root
      open={props.open}
      onOpenChange={({ open }) => !open && props.onClose()}
      persistentElements={toasterElements}
      finalFocusEl={() => (before.current instanceof HTMLElement ? before.current : null)}
      lazyMount
      unmountOnExit
    >
      <OverlayPortal>
        <Parts.Backdrop className="o2r-scrim" />
        <Parts.Positioner className="o2r-dialog-place o2r-palette-place">
          <Palette {...props} beforeRef={before} />
        </Parts.Positioner>
      </OverlayPortal>
    </Parts.Root>
  );
}

interface PaletteProps extends CommandPaletteProps {
  /** What had the focus before. */
  readonly beforeRef: RefObject<Element | null>;
}

function Palette({ groups, load, loadFrom = letters, onClose, startWith, labels, beforeRef }: PaletteProps) {
  const words = useLabels("commandPalette", english, labels);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [begun] = useState(() => startWith?.() ?? "");
  const [query, setQuery] = useState(begun.replaceAll("\n", ""));
  // Below zero once Enter came before the answer to these words.
  const [active, setActive] = useState(begun.endsWith("\n") ? -1 : 0);
  // The window takes the focus a frame later; who types right after Ctrl K would lose that letter.
  useLayoutEffect(() => {
    beforeRef.current = document.activeElement;
    input.current?.focus();
  }, [beforeRef]);
  const loaded = useLoadedCommands(load, query.trim(), loadFrom);
  const known = findCommands(groups, query);
  const shown = [...known, ...loaded.groups.filter(({ commands }) => commands.length > 0)];
  const all = shown.flatMap(({ commands }) => commands);
  const isAnswered = active < 0 && loaded.status !== "loading";
  const place = Math.min(isAnswered ? 0 : active, all.length - 1);

  const choose = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.onSelect();
  };
  const chooseCertain = useEffectEvent(() => choose(certainOption(all, query)));
  useEffect(() => {
    if (isAnswered) chooseCertain();
  }, [isAnswered]);
  const go = (to: number) => {
    const next = (to + all.length) % Math.max(all.length, 1);
    setActive(next);
    list.current?.querySelectorAll("[role=option]")[next]?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") go(place + 1);
    else if (event.key === "ArrowUp") go(place - 1);
    else if (event.key === "PageDown") go(Math.min(place + 8, all.length - 1));
    else if (event.key === "PageUp") go(Math.max(place - 8, 0));
    else if (event.key === "Enter") {
      // What was found for older words stays in view while newer ones are looked up, and is no answer to them.
      if (loaded.status === "loading" && (place < 0 || place >= countOf(known))) setActive(-1);
      else choose(all[place]);
    } else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${id}-option-${index}`;
  let index = -1;
  const said = loaded.status === "loading" ? words.loading : all.length === 0 ? words.empty : words.results(all.length);
  return (
    <Parts.Content className="o2r-dialog o2r-palette" aria-label={words.title}>
      <div className="o2r-palette-input">
        <Icon as={Search} />
        <input
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={words.title}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={place >= 0 ? optionId(place) : undefined}
          placeholder={words.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
        {loaded.status === "loading" && <Spinner size={14} />}
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={words.title} className="o2r-palette-list">
        {shown.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div id={`${id}-${group.id}`} className="o2r-palette-group" role="presentation">
              {group.label}
            </div>
            {group.commands.map((command) => {
              const at = (index += 1);
              return (
                <Option
                  key={command.id}
                  id={optionId(at)}
                  command={command}
                  selected={at === place}
                  onPoint={() => setActive(at)}
                  onChoose={() => choose(command)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {all.length === 0 && loaded.status !== "loading" && <p className="o2r-palette-note">{words.empty}</p>}
      {loaded.status === "failed" && (
        <p className="o2r-palette-note" data-failed="">
          {words.failed}
        </p>
      )}
      <div className="o2r-palette-foot" aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {words.move}
        </span>
        <span>
          <Kbd>Enter</Kbd> {words.choose}
        </span>
        <span>
          <Kbd>Esc</Kbd> {words.close}
        </span>
      </div>
      <LiveRegion>{said}</LiveRegion>
    </Parts.Content>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, command, selected, onPoint, onChoose }: OptionProps) {
  const { label, detail, icon, hint } = command;
  return (
    // Keys are heard by the input, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className="o2r-palette-option"
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {icon && <Icon as={icon} />}
      <span className="o2r-clip">{label}</span>
      {detail !== undefined && <span className="o2r-palette-detail o2r-clip">{detail}</span>}
      {hint !== undefined && <Kbd>{hint}</Kbd>}
    </div>
  );
}
