import { useState } from "react";
import { Icon } from "../../icon/icon.tsx";
import { Input } from "../../input/input.tsx";
import { houseIcons } from "../../story/house-icons.ts";
import "./foundations.css";
import "./icon-gallery.css";

/** `CircleAlert` → “circle alert” */
const wordsOf = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/gu, " ").toLowerCase();

/** Every drawing of the house by its name: found by typing, copied by a press. */
export function IconGallery() {
  const [asked, setAsked] = useState("");
  const [said, setSaid] = useState("");
  const found = Object.entries(houseIcons).filter(([name]) =>
    `${name.toLowerCase()} ${wordsOf(name)}`.includes(asked.trim().toLowerCase()),
  );
  const copy = async (name: string) => {
    const line = `import { ${name} } from "lucide-react";`;
    try {
      await navigator.clipboard.writeText(line);
      setSaid(`Copied: ${line}`);
    } catch {
      setSaid(`Not copied, the browser did not let us: ${line}`);
    }
  };
  return (
    <div className="foundations">
      <h1>Icons</h1>
      <p>
        Lucide’s drawings, of which these are in use. Take one of them before another one: the same thing is drawn the
        same way everywhere. A press copies its import.
      </p>
      <div className="icon-search">
        <Input
          type="search"
          aria-label="Find an icon"
          placeholder="Find an icon"
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
        <span>
          {found.length} of {Object.keys(houseIcons).length}
        </span>
        <output>{said}</output>
      </div>
      <ul className="icon-gallery">
        {found.map(([name, drawing]) => (
          <li key={name}>
            <button type="button" onClick={() => void copy(name)}>
              <Icon as={drawing} size={24} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
