// The rules of dependence are only as good as what they catch: each is shown one import that it must refuse.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cache, root } from "../workspace.mjs";
import { runScript } from "./run.mjs";

/** Rule, a file that breaks it, and what that file imports. */
const broken = [
  ["ui-stands-alone", "packages/ui/src/a.ts", "../../forms/src/index.ts"],
  ["forms-know-no-call", "packages/forms/src/fields/a.ts", "../../../api/src/client/index.ts"],
  ["forms-core-and-react-binding-use-no-ui", "packages/forms/src/react/a.ts", "../../../ui/src/index.ts"],
  ["shared-code-is-neutral", "packages/forms/src/a.ts", "./react/index.ts"],
  ["shared-code-uses-no-node", "packages/api/src/contract/a.ts", "node:fs"],
  ["contract-first", "packages/api/src/contract/b.ts", "../client/index.ts"],
  ["client-knows-no-hooks", "packages/api/src/client/a.ts", "../react/index.ts"],
  ["api-stands-below-the-apps", "packages/api/src/client/b.ts", "../../../ui/src/index.ts"],
  ["service-without-react", "apps/oms/src/a.ts", "../../../packages/ui/src/index.ts"],
  ["console-without-service", "apps/console/src/a.ts", "../../oms/src/a.ts"],
  ["contract-sums-up-areas", "packages/api/src/contract/c.ts", "./areas/stock/qc.ts"],
  ["facts-import-no-things", "packages/api/src/contract/areas/stock/facts.ts", "./qc.ts"],
  ["service-sums-up-areas", "apps/oms/src/b.ts", "./areas/stock/qc.ts"],
  ["areas-of-the-service-stand-apart", "apps/oms/src/areas/orders/a.ts", "../stock/qc.ts"],
  ["kit-of-the-service-knows-no-area", "apps/oms/src/trade/a.ts", "../areas/stock/qc.ts"],
  ["database-knows-no-http", "apps/oms/src/db/a.ts", "../http/server.ts"],
  ["console-sums-up-areas", "apps/console/src/d.ts", "./areas/stock/list.tsx"],
  ["kit-of-the-console-knows-no-area", "apps/console/src/kit/a.ts", "../areas/stock/list.tsx"],
  ["tests-stay-outside", "apps/console/src/b.ts", "./c.test.ts"],
];
const targets = [
  "packages/ui/src/index.ts",
  "packages/forms/src/index.ts",
  "packages/forms/src/react/index.ts",
  "packages/api/src/client/index.ts",
  "packages/api/src/react/index.ts",
  "packages/api/src/contract/areas/stock/qc.ts",
  "apps/oms/src/areas/stock/qc.ts",
  "apps/oms/src/http/server.ts",
  "apps/console/src/areas/stock/list.tsx",
  "apps/console/src/c.test.ts",
];

describe("the rules of dependence", () => {
  /** @type {string} */
  let house;
  /** @type {{ summary: { violations: { rule: { name: string }, from: string }[] } }} */
  let report;

  beforeAll(async () => {
    mkdirSync(cache, { recursive: true });
    house = mkdtempSync(join(cache, "house-"));
    const write = (/** @type {string} */ path, /** @type {string} */ text) => {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text);
    };
    for (const path of targets) write(path, "export const x = 1;\n");
    write("packages/ui/src/round.ts", 'import type { half } from "./half.ts";\nexport type Round = typeof half;\n');
    write("packages/ui/src/half.ts", 'export const half = () => import("./round.ts");\n');
    for (const [, path, target] of broken)
      write(path ?? "", `import * as it from "${target}";\nexport const y = it;\n`);
    const { output } = await runScript(
      "dependency-cruiser/bin/dependency-cruiser.mjs",
      ["--config", join(root, ".dependency-cruiser.mjs"), "--output-type", "json", "packages", "apps"],
      { cwd: house },
    );
    report = JSON.parse(output);
  }, 60_000);
  afterAll(() => rmSync(house, { recursive: true }));

  it("no-cycle counts types, and what is fetched later", () => {
    const found = report.summary.violations.map((violation) => `${violation.rule.name} ${violation.from}`);
    expect(found).toContain("no-cycle packages/ui/src/half.ts");
  });

  it.each(broken)("%s refuses %s that imports %s", (rule, path) => {
    const found = report.summary.violations.map((violation) => `${violation.rule.name} ${violation.from}`);
    expect(found).toContain(`${rule} ${path}`);
  });
});
