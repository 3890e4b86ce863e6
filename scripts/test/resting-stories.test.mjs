// Designers look states up by their stories, so a story that is named after a state must end in it. What leads out of a
// state, such as Retry, is pressed in a story of its own with a name that says so.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../workspace.mjs";

const state = /^(?:\w*Failed|Fails|\w*Loading|Empty|NothingYet|NoMatch|Missing|NoPermission)$/u;
const wayOut = /\.click\([^;]*name: ["/](?:Retry|Remove|[^"/]*\b(?:again|another)\b)/u;
const story = /^export const (?<name>\w+) = \w+\.story\((?<body>[^\n]*\);$|.*?^\}\);$)/gmsu;

/** The stories of a file that are named after a state and press what leads out of it. @param {string} source */
const leaving = (source) =>
  [...source.matchAll(story)].flatMap(({ groups: { name = "", body = "" } = {} }) =>
    state.test(name) && wayOut.test(body) ? [name] : [],
  );

describe("a story that is named after a state", () => {
  it("is found when it presses what leads out of it", () => {
    const play = 'play: async () => {\n    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));\n  },';
    const source = `export const Phone = meta.story(states.phone);\n\nexport const Failed = meta.story({\n  ${play}\n});\n\nexport const Recovers = meta.story({\n  ${play}\n});\n`;
    expect(leaving(source)).toEqual(["Failed"]);
  });

  it("rests in it", () => {
    const files = globSync("{packages,apps}/*/src/**/*.stories.tsx", { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      leaving(readFileSync(join(root, file), "utf8")).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
