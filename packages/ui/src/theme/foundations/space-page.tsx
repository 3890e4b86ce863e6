import core from "../source/core.tokens.json" with { type: "json" };
import density from "../source/density.tokens.json" with { type: "json" };
import { Scroll } from "../../story/scroll.tsx";
import "./foundations.css";

type Group = Readonly<Record<string, string | { readonly $value: string }>>;
const tokens = (group: Group) =>
  Object.entries(group).flatMap(([name, token]) => (typeof token === "object" ? [{ name, value: token.$value }] : []));

/** Distances, sizes that follow the density, and corners. */
export function SpacePage() {
  const compact = new Map(tokens(density.compact).map(({ name, value }) => [name, value]));
  return (
    <div className="foundations">
      <h1>Space, density, radius</h1>
      <section>
        <h2>Distances</h2>
        <ul className="measures">
          {tokens(core.space).map(({ name, value }) => (
            <li key={name}>
              <span className="o2r-mono">space-{name}</span>
              <span className="measure" style={{ inlineSize: value }} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Density</h2>
        <Scroll label="Density">
          <table className="foundations-table">
            <thead>
              <tr>
                <th scope="col">Size</th>
                <th scope="col">comfortable</th>
                <th scope="col">compact</th>
              </tr>
            </thead>
            <tbody>
              {tokens(density.comfortable).map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row" className="o2r-mono">
                    {name}
                  </th>
                  <td>{value}</td>
                  <td>{compact.get(name)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </section>
      <section>
        <h2>Radius</h2>
        <ul className="corners">
          {tokens(core.r).map(({ name, value }) => (
            <li key={name}>
              <span className="corner" style={{ borderRadius: value }} />
              <span className="o2r-mono">
                r-{name} {value}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
