import { Scroll } from "../../packages/ui/src/story/scroll.tsx";
import { Words } from "../../packages/ui/src/story/words.tsx";
import type { PropFacts } from "../facts/read-props.ts";

/** What is taken when nothing is said: code, or words for what no code says, such as "so wide that it is a square". */
function Usual({ children }: { children: string }) {
  const isCode = !children.includes("`") && (!children.includes(" ") || /^["'[{(]/u.test(children));
  return isCode ? <code>{children || '""'}</code> : <Words>{children}</Words>;
}

/** What a component is given: what each property takes, and what it is when nothing is said. */
export function Props({ name, facts: { props, elements } }: { name: string; facts: PropFacts }) {
  if (props.length === 0)
    return (
      <div className="o2r-docs sb-unstyled">
        <p>
          <code>{name}</code> takes no properties.
        </p>
      </div>
    );
  return (
    <div className="o2r-docs sb-unstyled">
      <Scroll label={`Properties of ${name}`}>
        <table className="o2r-docs-props">
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Takes</th>
              <th scope="col">Default</th>
              <th scope="col">What it is for</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <code>{prop.name}</code>
                  {prop.required && <span className="o2r-docs-required">required</span>}
                </th>
                <td>
                  {prop.options.length > 0 ? (
                    prop.options.map((word) => <code key={word}>{word}</code>)
                  ) : (
                    <code>{prop.type}</code>
                  )}
                </td>
                <td>{prop.usual !== undefined && <Usual>{prop.usual}</Usual>}</td>
                <td>
                  <Words>{prop.description}</Words>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {elements.length > 0 && (
        <p>
          It takes what <code>{`<${elements.join(">, <")}>`}</code> takes, too.
        </p>
      )}
    </div>
  );
}
