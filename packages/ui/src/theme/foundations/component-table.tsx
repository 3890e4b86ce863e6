import { abouts } from "../../story/abouts.ts";
import { Link } from "../../link/link.tsx";
import { componentPages } from "../../story/component-pages.ts";
import { StatusOf } from "../../story/status-of.tsx";
import { Words } from "../../story/words.tsx";
import { Scroll } from "../../story/scroll.tsx";
import "./foundations.css";

/** Every component with its status, made of what is written about each. */
export function ComponentTable() {
  return (
    <div className="foundations">
      <h1>Components</h1>
      <p>
        Stable ones change only with a version that says so. New ones may still change. Deprecated ones name what to
        take instead.
      </p>
      <Scroll label="Components">
        <table className="foundations-table foundations-components">
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Status</th>
              <th scope="col">Since</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {abouts.map(({ name, about: { exports, status, since, summary } }) => (
              <tr key={name}>
                <th scope="row">
                  <Link href={`./?path=/docs/${componentPages[name] ?? ""}`} target="_parent">
                    {exports.join(", ")}
                  </Link>
                </th>
                <td>
                  <StatusOf status={status} />
                </td>
                <td>{since}</td>
                <td>
                  <Words>{summary}</Words>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </div>
  );
}
