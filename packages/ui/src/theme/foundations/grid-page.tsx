import core from "../source/core.tokens.json" with { type: "json" };
import { Scroll } from "../../story/scroll.tsx";
import "./foundations.css";
import "./grid-page.css";

const widths = [
  {
    name: "Phone",
    from: "0",
    looked: "390",
    what: "Gutter 16. The menu is a drawer, rows are cards, controls are 44 high.",
  },
  {
    name: "Tablet",
    from: "768",
    looked: "820",
    what: "Gutter 24. The sidebar is folded until somebody opens it; tables keep what matters, or scroll under their first column.",
  },
  {
    name: "Desk",
    from: "1024",
    looked: "1440",
    what: "The sidebar is open. The side of a record has room from 1200 on, the history of a form from 1280.",
  },
] as const;

const layouts = [
  { name: "List", columns: ["1fr"], what: "Fills the width: the gutter is its only edge." },
  {
    name: "Form",
    columns: ["176fr", "560fr", "300fr"],
    what: "Sections 176, fields 560 at most, then air: lines stay readable.",
  },
  {
    name: "Record",
    columns: ["800fr", "320fr"],
    what: "What it is fills the width, what belongs to it stands in 320 at its side.",
  },
] as const;

/** How a page is laid out: its frame, its columns, and where it changes. */
export function GridPage() {
  return (
    <div className="foundations">
      <h1>Grid and breakpoints</h1>
      <p>
        There is no grid of twelve columns: there are three kinds of page, each with columns of its own. All sizes are
        CSS pixels.
      </p>
      <section>
        <h2>Three kinds of page</h2>
        <div className="frame-pictures">
          {layouts.map(({ name, columns, what }) => (
            <figure key={name}>
              <div className="frame-picture">
                <span>{core.layout.sidebar.$value}</span>
                <div>
                  <span>{core.layout.header.$value}</span>
                  <div className="frame-columns" style={{ gridTemplateColumns: columns.join(" ") }}>
                    {columns.map((column) => (
                      <span key={column} data-air={column === "300fr" || undefined} />
                    ))}
                  </div>
                </div>
              </div>
              <figcaption>
                <strong>{name}</strong> {what}
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2>Breakpoints</h2>
        <Scroll label="Breakpoints">
          <table className="foundations-table">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">From</th>
                <th scope="col">Seen in</th>
                <th scope="col">What changes</th>
              </tr>
            </thead>
            <tbody>
              {widths.map(({ name, from, looked, what }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{from}</td>
                  <td>{looked}</td>
                  <td>{what}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </section>
    </div>
  );
}
