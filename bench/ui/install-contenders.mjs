import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { refuse, root } from "../../scripts/workspace.mjs";

/** Installs what the console is measured beside, from the lock file of this folder, unless it is there. */
export function installContenders() {
  const home = join(root, "bench/ui");
  if (["antd", "react-admin"].every((name) => existsSync(join(home, "node_modules", name)))) return;
  const { status } = spawnSync("npm", ["ci"], { cwd: home, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) refuse("The contenders could not be installed; see the lines above.");
}
