import figma from "../../packages/ui/src/theme/figma-variables.json?url";

const doors = [
  { to: "/story/welcome-components--all", name: "Components", what: "All of them, with their status" },
  { to: "/docs/foundations--docs", name: "Foundations", what: "Colour, type, space, grid, motion and voice" },
  { to: "/story/foundations--icons", name: "Icons", what: "Every drawing of the house, to be searched and copied" },
  { to: "/docs/patterns-list-page--docs", name: "Patterns", what: "A list, a form, a detail page" },
  { to: "/docs/welcome-use-it-in-a-project--docs", name: "Use it", what: "Install it, dress a page, draw a table" },
  { to: "/docs/welcome-changelog--docs", name: "Changelog", what: "What the next release brings" },
] as const;

/** The ways in, and the tokens for Figma. */
export function Doors() {
  return (
    <div className="o2r-docs o2r-doors sb-unstyled">
      {doors.map(({ to, name, what }) => (
        <a key={to} href={`./?path=${to}`} target="_parent">
          <strong>{name}</strong>
          <span>{what}</span>
        </a>
      ))}
      <a href={figma} download="figma-variables.json">
        <strong>Figma tokens</strong>
        <span>Every token as a Figma variable, in four collections: what Figma’s request for variables takes</span>
      </a>
    </div>
  );
}
