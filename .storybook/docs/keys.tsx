import { Kbd } from "../../packages/ui/src/kbd/kbd.tsx";
import type { KeyUse } from "../../packages/ui/src/story/about.types.ts";
import { Scroll } from "../../packages/ui/src/story/scroll.tsx";
import { Words } from "../../packages/ui/src/story/words.tsx";

/** Which keys do what. */
export function Keys({ uses }: { uses: readonly KeyUse[] }) {
  if (uses.length === 0)
    return (
      <div className="o2r-docs sb-unstyled">
        <p>None: it is never focused.</p>
      </div>
    );
  return (
    <div className="o2r-docs sb-unstyled">
      <Scroll label="Keys">
        <table className="o2r-docs-uses">
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What they do</th>
            </tr>
          </thead>
          <tbody>
            {uses.map(({ keys, does }) => (
              <tr key={does}>
                <td>
                  {keys.map((combination) => (
                    <Kbd key={combination}>{combination}</Kbd>
                  ))}
                </td>
                <td>
                  <Words>{does}</Words>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </div>
  );
}
